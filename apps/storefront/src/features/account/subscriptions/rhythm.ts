import type { ScheduleInterval } from '@sorrel/domain/product'

/** How often: every `intervalCount` intervals. */
export interface Rhythm {
  readonly interval: ScheduleInterval
  readonly intervalCount: number
}

const PATTERN = /^(daily|weekly|monthly|yearly)-([1-9]\d{0,2})$/

/** A rhythm as a form sends it: `monthly-2`. */
export function toRhythmValue({ interval, intervalCount }: Rhythm): string {
  return `${interval}-${intervalCount}`
}

export function parseRhythm(text: string): Rhythm | undefined {
  const [, interval, count] = PATTERN.exec(text) ?? []
  const known = INTERVALS.find((each) => each === interval)
  return known === undefined ? undefined : { interval: known, intervalCount: Number(count) }
}

const INTERVALS: readonly ScheduleInterval[] = ['daily', 'weekly', 'monthly', 'yearly']
