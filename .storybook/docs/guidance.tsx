import type { ReactNode } from 'react'
import { Heading } from '../../packages/ui/src/heading/heading.tsx'
import { Inline } from '../../packages/ui/src/inline/inline.tsx'
import { StatusBadge } from '../../packages/ui/src/status-badge/status-badge.tsx'
import { Table } from '../../packages/ui/src/table/table.tsx'
import type { Guide } from '../../packages/ui/src/stories/guide.ts'
import * as styles from './guide-page.css.ts'
import { LinkedRule } from './guide-links.tsx'
import { Rules, type RulesProps, Section, Sentence } from './sentence.tsx'

interface GroupProps extends RulesProps {
  readonly title: string
}

function Group({ title, ...rules }: GroupProps) {
  return (
    <div className={styles.group}>
      <Heading level={3} size="md" variant="plain">
        {title}
      </Heading>
      <Rules {...rules} />
    </div>
  )
}

const STATUS = {
  stable: { tone: 'success', text: 'Stable' },
  beta: { tone: 'info', text: 'Beta' },
  deprecated: { tone: 'warning', text: 'Deprecated' },
} as const

/** How far a component can be relied on, since when it is there, and what else it is called. */
export function Standing({ guide: { status, since, synonyms } }: { readonly guide: Guide }) {
  const { tone, text } = STATUS[status]
  return (
    <Inline gap="16">
      <StatusBadge tone={tone}>{text}</StatusBadge>
      <span className={styles.eyebrow}>{since === 'next' ? 'In the next version' : `Since ${since}`}</span>
      <span className={styles.eyebrow}>Also called {synonyms.join(', ')}</span>
    </Inline>
  )
}

export function Uses({ guide }: { readonly guide: Guide }) {
  return (
    <Section title="When to use it">
      <div className={styles.pair}>
        <Group title="Use it" rules={guide.use} />
        <Group title="Use something else" rules={guide.avoid} as={LinkedRule} />
      </div>
    </Section>
  )
}

interface AnatomyProps {
  readonly parts: readonly string[]
  /** A picture of the parts. */
  readonly children: ReactNode
}

export function Anatomy({ parts, children }: AnatomyProps) {
  return (
    <Section title="Anatomy">
      {children}
      <ul className={styles.list}>
        {parts.map((part) => {
          const [name = '', ...rest] = part.split(': ')
          return (
            <li key={part}>
              <span className={styles.part}>{name}</span>
              {rest.length > 0 && ': '}
              <Sentence>{rest.join(': ')}</Sentence>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

export function WritingWords({ rules }: { readonly rules: readonly string[] }) {
  return (
    <Section title="Writing">
      <Rules rules={rules} />
    </Section>
  )
}

const COLUMNS = [
  { key: 'keys', header: 'Key' },
  { key: 'result', header: 'What it does' },
] as const

/** `Shift + Tab` are two keys at once, `Home End` one or the other, `Page-Up` is one. */
function Keys({ keys }: { readonly keys: string }) {
  return keys.split(' ').map((key, index) => (
    <span key={index}>
      {index > 0 && ' '}
      {key === '+' ? key : <kbd className={styles.kbd}>{key.replace('-', ' ')}</kbd>}
    </span>
  ))
}

interface AccessProps {
  readonly guide: Guide
  /** What screen readers say. */
  readonly children: ReactNode
}

export function Access({ guide: { access, keys }, children }: AccessProps) {
  const rows = typeof keys === 'string' ? [] : Object.entries(keys)
  return (
    <Section title="Accessibility">
      <Rules rules={access} />
      {children}
      {typeof keys === 'string' ? (
        <p>
          <strong className={styles.part}>Keyboard</strong>: <Sentence>{keys}</Sentence>
        </p>
      ) : (
        <Table
          caption="Keyboard"
          columns={COLUMNS}
          rows={rows.map(([key, result]) => ({
            id: key,
            cells: { keys: <Keys keys={key} />, result: <Sentence>{result}</Sentence> },
          }))}
        />
      )}
    </Section>
  )
}
