import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import * as styles from './door.css.ts'

export interface DoorProps {
  readonly title: string
  readonly text?: string
  /** Said above everything else: what the page before brought about. */
  readonly notice?: ReactNode
  readonly children: ReactNode
  /** Ways on below the form. */
  readonly foot?: ReactNode
}

/** The frame of the screens before the account: one title, one form, one way on. */
export function Door({ title, text, notice, children, foot }: DoorProps) {
  return (
    <Container width="form">
      <div className={styles.door}>
        {notice}
        <header className={styles.head}>
          <Heading level={1} size="4xl">
            {title}
          </Heading>
          {text && <Text>{text}</Text>}
        </header>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </Container>
  )
}
