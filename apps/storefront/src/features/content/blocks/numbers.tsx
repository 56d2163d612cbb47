import { Heading } from '@sorrel/ui/heading'
import { BlockFrame, type BlockProps } from '../block-frame.tsx'
import * as styles from './numbers.css.ts'

/** A strip of numbers, each with its label. */
export function Numbers({ section, isFirst }: BlockProps<'numbers'>) {
  if (section.items.length === 0) return null
  return (
    <BlockFrame {...section}>
      {section.title && (
        <div className={styles.title}>
          <Heading level={isFirst ? 1 : 2}>{section.title}</Heading>
        </div>
      )}
      <dl className={styles.list}>
        {section.items.map(({ id, value, label }) => (
          <div key={id} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </BlockFrame>
  )
}
