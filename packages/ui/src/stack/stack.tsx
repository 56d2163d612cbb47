import { gap as gapStyles } from '../parts/gap.css.ts'
import { classNames, toRoot } from '../parts/root.ts'
import type { LayoutProps, Space } from '../parts/layout-props.ts'
import * as styles from './stack.css.ts'

export interface StackProps extends LayoutProps {
  /** @default 16 */
  readonly gap?: Space
  /** @default 'stretch' */
  readonly align?: keyof typeof styles.align
}

/** Arranges its children below each other. */
export function Stack({ as: Element = 'div', gap = '16', align = 'stretch', ...rest }: StackProps) {
  return (
    <Element
      {...rest}
      {...toRoot('stack', rest, classNames(styles.stack, gapStyles[gap], styles.align[align]))}
    />
  )
}
