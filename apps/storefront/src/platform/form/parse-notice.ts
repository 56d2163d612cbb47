import { z } from 'zod'
import type { FormNotices, Notice } from '../notice.ts'

const noticeSchema = z.object({
  key: z.string(),
  names: z.array(z.string()).optional(),
  count: z.number().optional(),
})

/** A notice as an answer left it, if one of the forms may leave it: a visitor can write into the cookie it comes from. */
export function parseNotice(input: unknown, forms: readonly FormNotices<never>[]): Notice | undefined {
  const parsed = noticeSchema.safeParse(input)
  if (!parsed.success) return undefined
  const { key, names, count } = parsed.data
  for (const { done, refused } of forms) {
    const refusal = Object.values(refused ?? {}).find((known) => known === key)
    if (refusal !== undefined) return { key: refusal, tone: 'error' }
    if (done === undefined) continue
    if ('key' in done) {
      if (done.key === key) return done
    } else if (done.missing === key && names !== undefined) return { key: done.missing, names }
    else if (done.complete === key && count !== undefined) return { key: done.complete, count }
  }
  return undefined
}
