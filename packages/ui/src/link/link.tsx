import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './link.css.ts'

/** The props that the kit passes to a link component. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
}

/** The application's link, such as a router's; a plain anchor otherwise. */
export type LinkComponent = ComponentType<AnchorProps> | 'a'

export interface LinkProps extends Omit<AnchorProps, keyof RootProps>, RootProps {
  readonly children: ReactNode
  /** @default 'a' */
  readonly as?: LinkComponent
  /**
   * `inline` in running text, `quiet` in menus and lists, `standalone` outside of text, `bare` around a card or a
   * logo.
   *
   * @default 'inline'
   */
  readonly variant?: keyof typeof styles.variant
}

/** A link to another page. A link that opens a new window also gets a safe `rel`. */
export function Link({ as: Anchor = 'a', variant = 'inline', rel, ...rest }: LinkProps) {
  const safeRel = rest.target === '_blank' ? (rel ?? 'noopener noreferrer') : rel
  const root = toRoot('link', rest, classNames(styles.link, styles.variant[variant]))
  return <Anchor {...rest} {...root} rel={safeRel} />
}
