const DAY_MS = 86_400_000

/** Days left of a trial, rounded up; 0 when there is no trial or its end is unknown or past. Nothing is shown for 0. */
export function getTrialDaysLeft(question: {
  readonly trial: boolean
  /** ISO 8601. */
  readonly dateTrialEnd?: string | undefined
  readonly now: Date
}): number {
  const { trial, dateTrialEnd, now } = question
  const end = trial && dateTrialEnd !== undefined ? Date.parse(dateTrialEnd) : Number.NaN
  const days = Math.ceil((end - now.getTime()) / DAY_MS)
  return days > 0 ? days : 0
}
