import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './skip-link.css.ts'

export interface SkipLinkProps extends RootProps {
  /** Id of the element to go to, without `#`. */
  readonly target: string
  readonly children: string
}

/** The first link of a page. It is visible only with focus and moves the reader past the header. */
export function SkipLink({ target, children, ...root }: SkipLinkProps) {
  return (
    <a {...toRoot('skip-link', root, styles.skipLink)} href={`#${target}`}>
      {children}
    </a>
  )
}
