import { dot, badge, size, tone as tones } from '../badge/badge.css.ts'
import { classNames } from '../parts/class-names.ts'

/** What a state means for the reader, whatever it is called. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'error'

export interface StatusBadgeProps {
  readonly tone: StatusTone
  /** The state in words: colour alone says nothing. */
  readonly children: string
}

/** The state of an order, a subscription or a stock. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className={classNames(badge, size.md, tones[tone])} data-tone={tone}>
      <span className={dot} aria-hidden="true" />
      {children}
    </span>
  )
}
