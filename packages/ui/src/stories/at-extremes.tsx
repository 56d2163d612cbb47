import type { ReactNode } from 'react'
import { classNames } from '../parts/class-names.ts'
import * as styles from './showcase.css.ts'

const NAMES = {
  long: 'Very long',
  empty: 'Empty',
  zero: 'Nothing, 0',
  many: 'Very many, 999+',
  missingPicture: 'Picture missing',
  rightToLeft: 'Right to left',
} as const

export type AtExtremesProps = Readonly<Partial<Record<keyof typeof NAMES, ReactNode>>> & {
  /** `wide` for components that fill the line: fields, lists. Default `natural`. */
  readonly width?: 'natural' | 'wide'
}

const getEntries = (props: AtExtremesProps) =>
  Object.entries(NAMES).flatMap(([topic, name]) => {
    const content = Object.entries(props).find(([key]) => key === topic)?.[1]
    return content === undefined ? [] : [{ topic, name, content }]
  })

/** A component with extreme content, each example under its name. */
export function AtExtremes(props: AtExtremesProps) {
  const stage = classNames(styles.stage, props.width === 'wide' && styles.wide)
  return (
    <div className={styles.grid}>
      {getEntries(props).map(({ topic, name, content }) => (
        <figure key={topic} className={styles.item}>
          <figcaption className={styles.name}>{name}</figcaption>
          <div className={stage} {...(topic === 'rightToLeft' ? { dir: 'rtl', lang: 'ar' } : {})}>
            {content}
          </div>
        </figure>
      ))}
    </div>
  )
}
