import { classNames, toRoot } from '../parts/root.ts'
import type { LayoutProps, Space } from '../parts/layout-props.ts'
import type { Surface } from '../theme/theme-contract.css.ts'
import * as styles from './box.css.ts'

export type { LayoutElement, LayoutProps, Space } from '../parts/layout-props.ts'

export interface BoxProps extends LayoutProps {
  /** Paints the surface's background and gives everything inside readable colours. */
  readonly surface?: Surface
  readonly inset?: Space
  readonly insetBlock?: Space
  readonly insetInline?: Space
  /** Corners of a picture or card. */
  readonly rounded?: boolean
}

/** A block with a background and padding. */
export function Box(props: BoxProps) {
  const { as: Element = 'div', surface, inset, insetBlock, insetInline, rounded, ...rest } = props
  const names = classNames(
    surface && styles.background,
    inset && styles.inset[inset],
    insetBlock && styles.insetBlock[insetBlock],
    insetInline && styles.insetInline[insetInline],
    rounded && styles.rounded,
  )
  return <Element {...rest} {...toRoot('box', rest, names)} data-surface={surface} />
}
