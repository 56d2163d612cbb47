import { Card } from '@sorrel/ui/card'
import { Heading } from '@sorrel/ui/heading'
import { type ReactNode, useId } from 'react'
import * as styles from './room.css.ts'

export interface RoomSectionProps {
  readonly title: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** A card of a room with a title of its own. */
export function RoomSection({ title, text, children }: RoomSectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.section}>
        <div className={styles.headWords}>
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
