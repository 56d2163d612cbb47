import { classNames } from '../class-names/class-names.ts'
import * as styles from './prose.css.ts'

/**
 * HTML that has passed a sanitiser, known by any brand under a symbol: a plain string does not fit, whoever makes safe
 * strings brands them.
 */
export type TrustedHtml = string & { readonly [brand: symbol]: true }

export interface ProseProps {
  readonly html: TrustedHtml
  /** Default `md`. */
  readonly size?: keyof typeof styles.size
}

/** Words of a merchant or an editor, with their own headings, lists and links. */
export function Prose({ html, size = 'md' }: ProseProps) {
  return (
    <div className={classNames(styles.prose, styles.size[size])} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
