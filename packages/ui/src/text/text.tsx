import type { ReactNode } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './text.css.ts'

export interface TextProps extends RootProps {
  readonly children: ReactNode
  /** @default 'p' */
  readonly as?:
    | 'p'
    | 'span'
    | 'div'
    | 'small'
    | 'strong'
    | 'em'
    | 'li'
    | 'dt'
    | 'dd'
    | 'figcaption'
    | 'blockquote'
    | 'time'
    | 'address'
  /** Default: the size of the surrounding text. */
  readonly size?: keyof typeof styles.size
  /** Default: the colour of the surrounding text. */
  readonly tone?: keyof typeof styles.tone
  readonly weight?: keyof typeof styles.weight
  readonly align?: keyof typeof styles.align
  /** Cuts off after this many lines. */
  readonly clamp?: keyof typeof styles.clamp
  /** `eyebrow`: small spaced capitals above a heading. @default 'plain' */
  readonly variant?: 'plain' | 'eyebrow'
  /** `tabular`: digits of the same width, for columns and counters. @default 'normal' */
  readonly figures?: 'normal' | 'tabular'
  readonly id?: string
  readonly lang?: string
}

/** Running text. */
export function Text(props: TextProps) {
  const { as: Element = 'p', size, tone, weight, align, clamp, variant, figures, ...rest } = props
  const names = classNames(
    size && styles.size[size],
    variant === 'eyebrow' && styles.eyebrow,
    tone && styles.tone[tone],
    weight && styles.weight[weight],
    align && styles.align[align],
    clamp && styles.clamp[clamp],
    figures === 'tabular' && styles.numeric,
  )
  return <Element {...rest} {...toRoot('text', rest, names)} />
}
