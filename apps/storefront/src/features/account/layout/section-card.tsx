import { Card } from '@sorrel/ui/card'
import { Heading } from '@sorrel/ui/heading'
import { type ReactNode, useId } from 'react'
import * as styles from './account-section.css.ts'

export interface SectionCardProps {
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** A section of a page of the account: a card with a title of its own. */
export function SectionCard({ title, text, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.section}>
        <div className={styles.headTextBlock}>
          <Heading level={2} size="xl" id={id}>
            {title}
          </Heading>
          {text}
        </div>
        {children}
      </div>
    </Card>
  )
}
