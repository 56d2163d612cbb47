import { z } from 'zod'

/** Whether several processes must share what they know: `required` refuses a start that would keep something apart. */
export const sharedState = z
  .enum(['optional', 'required'], { error: 'must be optional or required' })
  .default('optional')

/**
 * Why a process may not start: one sentence that names each variable without a value, which another process would have
 * another one for. Undefined where nothing is missing or nothing must be shared.
 */
export function findUnshared(
  state: z.output<typeof sharedState>,
  needed: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const missing = Object.keys(needed).filter((name) => needed[name] === undefined)
  if (state === 'optional' || missing.length === 0) return undefined
  return `SHARED_STATE is required, and processes cannot share what is not set: ${missing.join(', ')}`
}
