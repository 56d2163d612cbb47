import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './prose.css.ts'

/**
 * HTML that is known to be safe: any branded string type (as a sanitiser returns) or a literal. A plain `string` is
 * not accepted.
 */
export type TrustedHtml<Html extends string> = string extends Html ? never : Html

export interface ProseProps<Html extends string> extends RootProps {
  readonly html: TrustedHtml<Html>
  /** @default 'md' */
  readonly size?: keyof typeof styles.size
}

/** Rich text of a merchant or an editor, with its own headings, lists and links. */
export function Prose<Html extends string>({ html, size = 'md', ...root }: ProseProps<Html>) {
  return (
    <div
      {...toRoot('prose', root, classNames(styles.prose, styles.size[size]))}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
