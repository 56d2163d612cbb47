import { Heading } from '../../packages/ui/src/heading/heading.tsx'
import { Link } from '../../packages/ui/src/link/link.tsx'
import { toAddress } from './address.ts'
import * as styles from './guide-page.css.ts'
import { TASKS } from './tasks.ts'
import { Sentence } from './sentence.tsx'

/** Where a designer begins. */
export function Introduction() {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="6xl">
          Sorrel
        </Heading>
        <p className={styles.lead}>
          The component kit, the shop’s patterns and its pages, with sample data and no network. What you see
          here is the code that the shop runs.
        </p>
      </header>
      {TASKS.map(({ title, way, links }) => (
        <section key={title} className={styles.section} aria-label={title}>
          <div className={styles.group}>
            <Heading level={2} size="3xl">
              {title}
            </Heading>
            <p>
              <Sentence>{way}</Sentence>
            </p>
            <ul className={styles.list}>
              {links.map(([id, label]) => (
                <li key={id}>
                  <Link href={toAddress(id)} target="_top">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </article>
  )
}
