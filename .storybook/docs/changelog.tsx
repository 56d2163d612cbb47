import { Markdown } from '@storybook/addon-docs/blocks'
import { changes } from 'virtual:changes'
import { Badge } from '../../packages/ui/src/badge/badge.tsx'
import { Heading } from '../../packages/ui/src/heading/heading.tsx'
import { Inline } from '../../packages/ui/src/inline/inline.tsx'
import type { PackageChanges } from '../changes.ts'
import * as styles from './guide-page.css.ts'
import { Sentence } from './sentence.tsx'

const BUMPS: Readonly<Record<string, string>> = { major: 'Breaking', minor: 'New', patch: 'Fixed' }

function Package({ name, version, coming, released }: PackageChanges) {
  return (
    <section className={styles.section} aria-labelledby={`changes-${name}`}>
      <Inline align="baseline">
        <Heading level={2} size="3xl" id={`changes-${name}`}>
          {name}
        </Heading>
        <span className={styles.eyebrow}>{version}</span>
      </Inline>
      {coming.length > 0 && (
        <div className={styles.group}>
          <Heading level={3} size="md" variant="plain">
            In the next version
          </Heading>
          <dl className={styles.facts}>
            {coming.map(({ bump, text }) => (
              <div key={text} className={styles.change}>
                <dt>
                  <Badge tone={bump === 'major' ? 'warning' : 'neutral'}>{BUMPS[bump] ?? bump}</Badge>
                </dt>
                <dd>
                  <Sentence>{text}</Sentence>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {released !== '' && <Markdown>{released.replace(/^# .*\n/, '')}</Markdown>}
    </section>
  )
}

const hasSomething = ({ coming, released }: PackageChanges): boolean => coming.length > 0 || released !== ''

/** Released and coming changes, package by package. */
export function Changelog() {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="6xl">
          Changelog
        </Heading>
        <p className={styles.lead}>What is new in the next version of the packages, and in earlier ones.</p>
      </header>
      {changes.filter(hasSomething).map((one) => (
        <Package key={one.name} {...one} />
      ))}
    </article>
  )
}
