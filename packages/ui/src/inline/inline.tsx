import { gap as gapStyles } from '../parts/gap.css.ts'
import { classNames, toRoot } from '../parts/root.ts'
import type { LayoutProps, Space } from '../parts/layout-props.ts'
import * as styles from './inline.css.ts'

export interface InlineProps extends LayoutProps {
  /** @default 12 */
  readonly gap?: Space
  /** @default 'center' */
  readonly align?: keyof typeof styles.align
  /** @default 'start' */
  readonly justify?: keyof typeof styles.justify
  /** @default 'wrap' */
  readonly wrap?: 'wrap' | 'none'
}

/** Arranges its children side by side. */
export function Inline(props: InlineProps) {
  const {
    as: Element = 'div',
    gap = '12',
    align = 'center',
    justify = 'start',
    wrap = 'wrap',
    ...rest
  } = props
  const names = classNames(
    styles.inline,
    gapStyles[gap],
    styles.align[align],
    styles.justify[justify],
    wrap === 'wrap' && styles.wrap,
  )
  return <Element {...rest} {...toRoot('inline', rest, names)} />
}
