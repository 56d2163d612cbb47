import type { ReactNode } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import { clamp as clampStyles } from '../text/text.css.ts'
import * as styles from './heading.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export interface HeadingProps extends RootProps {
  readonly children: ReactNode
  /** Level in the page's outline. */
  readonly level: HeadingLevel
  /** Font size. Default by level: 6xl, 5xl, xl, lg, md, md. */
  readonly size?: keyof typeof styles.size
  /** `plain` uses the body's family: names in cards, titles of lists. @default 'display' */
  readonly variant?: 'display' | 'plain'
  readonly align?: keyof typeof styles.align
  /** Cut off with an ellipsis after this many lines. Default: all lines are shown. */
  readonly clamp?: keyof typeof clampStyles
  readonly id?: string
  /** -1 when the page moves the focus to the heading. */
  readonly tabIndex?: -1
}

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const
const SIZES = { 1: '6xl', 2: '5xl', 3: 'xl', 4: 'lg', 5: 'md', 6: 'md' } as const

/** A heading. `level` is its level in the outline, `size` its font size. */
export function Heading(props: HeadingProps) {
  const { level, size = SIZES[props.level], variant = 'display', align, clamp, ...rest } = props
  const Element = TAGS[level]
  const family = variant === 'plain' ? styles.plain : styles.heading
  const look = [styles.size[size], align && styles.align[align], clamp && clampStyles[clamp]]
  return <Element {...rest} {...toRoot('heading', rest, classNames(family, ...look))} />
}
