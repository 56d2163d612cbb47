import { badge, dot, size, tone as tones } from '../badge/badge.css.ts'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'

/** Tone of a state, independent of its name. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'error'

export interface StatusBadgeProps extends RootProps {
  readonly tone: StatusTone
  /** The state as text, since colour alone is not accessible. */
  readonly children: string
}

/** The state of an order, a subscription or the stock. */
export function StatusBadge({ tone, children, ...root }: StatusBadgeProps) {
  return (
    <span {...toRoot('status-badge', root, classNames(badge, size.md, tones[tone]))} data-tone={tone}>
      <span className={dot} data-part="dot" aria-hidden="true" />
      {children}
    </span>
  )
}
