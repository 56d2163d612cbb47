import { classNames, toRoot } from '../parts/root.ts'
import type { LayoutProps } from '../parts/layout-props.ts'
import * as styles from './container.css.ts'

export interface ContainerProps extends LayoutProps {
  /** `page` 1440 px, `text` a comfortable line, `form` one column of fields. @default 'page' */
  readonly width?: keyof typeof styles.width
}

/** Centres a page's content and keeps its gutters. */
export function Container({ as: Element = 'div', width = 'page', ...rest }: ContainerProps) {
  return (
    <Element {...rest} {...toRoot('container', rest, classNames(styles.container, styles.width[width]))} />
  )
}
