import { z } from 'zod'
import type { FormFlashes, FlashMessage } from './flash-message.ts'

const flashSchema = z.object({
  key: z.string(),
  names: z.array(z.string()).optional(),
  count: z.number().optional(),
})

/** A notice as an answer left it, if one of the forms may leave it: a visitor can write into the cookie it comes from. */
export function parseFlashMessage(
  input: unknown,
  forms: readonly FormFlashes<never>[],
): FlashMessage | undefined {
  const parsed = flashSchema.safeParse(input)
  if (!parsed.success) return undefined
  const { key, names, count } = parsed.data
  for (const { done, rejected } of forms) {
    const error = Object.values(rejected ?? {}).find((known) => known === key)
    if (error !== undefined) return { key: error, tone: 'error' }
    if (done === undefined) continue
    if ('key' in done) {
      if (done.key === key) return done
    } else if (done.missing === key && names !== undefined) return { key: done.missing, names }
    else if (done.complete === key && count !== undefined) return { key: done.complete, count }
  }
  return undefined
}
