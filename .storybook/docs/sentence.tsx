import type { ReactNode } from 'react'
import { Heading } from '../../packages/ui/src/heading/heading.tsx'
import * as styles from './guide-page.css.ts'

export function Code({ children }: { readonly children: string }) {
  return <code className={styles.code}>{children}</code>
}

/** A sentence in which `marked` words are code. */
export function Sentence({ children }: { readonly children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part))
}

export interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

const toId = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

export function Section({ title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={toId(title)}>
      <Heading level={2} size="3xl" id={toId(title)}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

export function Rules({ rules }: { readonly rules: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {rules.map((rule) => (
        <li key={rule}>
          <Sentence>{rule}</Sentence>
        </li>
      ))}
    </ul>
  )
}
