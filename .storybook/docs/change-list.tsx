import { changes } from 'virtual:changes'
import { facts } from 'virtual:kit-facts'
import { findComponentChanges } from './component-changes.ts'
import * as styles from './guide-page.css.ts'
import { Section, Sentence } from './sentence.tsx'

const kit = changes.find(({ name }) => name === 'ui')
const names = Object.values(facts).flatMap(({ components }) => components.map(({ name }) => name))
const changed = kit && findComponentChanges(kit, names)

/** What the kit's changelog says of a module's components; nothing where it says nothing. */
export function ChangeList({ names: own }: { readonly names: readonly string[] }) {
  const found = own.flatMap((name) => changed?.get(name) ?? [])
  if (found.length === 0) return null
  return (
    <Section title="Changes">
      <dl className={styles.facts}>
        {found.map(({ version, text }) => (
          <div key={text} className={styles.fact}>
            <dt className={styles.factName}>{version ?? 'In the next version'}</dt>
            <dd className={styles.factWords}>
              <Sentence>{text}</Sentence>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
