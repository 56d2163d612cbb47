import type { ReactNode } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import type { Surface } from '../theme/theme-contract.css.ts'
import * as styles from './card.css.ts'

export interface CardProps extends RootProps {
  readonly children: ReactNode
  /** @default 'div' */
  readonly as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'form'
  /** Surface of the card. `primary` is the page's background. @default 'primary' */
  readonly surface?: Surface
  /** A thin border, for a card on a surface of the same colour. @default 'none' */
  readonly border?: 'none' | 'line'
  /** 16 px or up to 32 px; `none` where a picture fills it. @default 'lg' */
  readonly padding?: keyof typeof styles.padding
  readonly 'aria-labelledby'?: string
}

/** A surface that holds one thing. */
export function Card(props: CardProps) {
  const { as: Element = 'div', surface = 'primary', border = 'none', padding = 'lg', ...rest } = props
  const names = classNames(styles.card, border === 'line' && styles.outline, styles.padding[padding])
  return <Element {...rest} {...toRoot('card', rest, names)} data-surface={surface} />
}
