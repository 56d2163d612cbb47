/** Field of a quiz's address that holds the item shown, from 1; none on the first. */
const STEP_FIELD = 'step'

/** The item that a query asks for, from 0. */
export function readStep(query: string): number {
  const step = Number(new URLSearchParams(query).get(STEP_FIELD))
  return Number.isSafeInteger(step) && step > 1 ? step - 1 : 0
}

/** The query of an item. */
export function toStepQuery(index: number): string {
  return index === 0 ? '' : `?${STEP_FIELD}=${index + 1}`
}
