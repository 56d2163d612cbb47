import type { ComponentType, ReactNode } from 'react'
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

export interface RulesProps {
  readonly rules: readonly string[]
  /** What draws a rule; `Sentence` by default. */
  readonly as?: ComponentType<{ readonly children: string }>
}

export function Rules({ rules, as: Rule = Sentence }: RulesProps) {
  return (
    <ul className={styles.list}>
      {rules.map((rule) => (
        <li key={rule}>
          <Rule>{rule}</Rule>
        </li>
      ))}
    </ul>
  )
}
