import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import * as styles from './auth-layout.css.ts'

export interface AuthLayoutProps {
  readonly title: string
  readonly text?: string
  /** Shown above everything else: the flash message of the page before. */
  readonly flashMessage?: ReactNode
  readonly children: ReactNode
  /** Links below the form. */
  readonly foot?: ReactNode
  /** Beside the form in wide windows, else below it. */
  readonly aside?: ReactNode
}

/** The frame of log-in, sign-up and password screens: one title and one form. */
export function AuthLayout({ title, text, flashMessage, children, foot, aside }: AuthLayoutProps) {
  const form = (
    <div className={styles.page}>
      {flashMessage}
      <header className={styles.head}>
        <Heading level={1} size="4xl">
          {title}
        </Heading>
        {text && <Text>{text}</Text>}
      </header>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
  if (aside === undefined) return <Container width="form">{form}</Container>
  return (
    <Container>
      <div className={styles.beside}>
        {form}
        {aside}
      </div>
    </Container>
  )
}
