import * as z from 'zod'

/** What reviewers decided, in `review.json` at the root, by story and look. */
const decisionsSchema = z.record(
  z.string(),
  z.strictObject({
    /** Of the picture that was decided on: another one is decided anew. */
    hash: z.string(),
    decision: z.enum(['accepted', 'refused']),
    remark: z.string().max(2000).default(''),
    by: z.string().max(200).default(''),
  }),
)

export type Decisions = z.infer<typeof decisionsSchema>

/** A look that somebody must decide on. */
export interface Change {
  /** `components-button--variants sorrel-768-ltr-100`. */
  readonly key: string
  readonly hash: string
}

/** Throws an error that names each wrong field. */
export function parseDecisions(text: string): Decisions {
  const parsed = decisionsSchema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`review.json is refused.\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** The changes that nobody accepted as they are, each with its reason. */
export function findUndecided(changes: readonly Change[], decisions: Decisions): readonly string[] {
  return changes.flatMap(({ key, hash }) => {
    const known = decisions[key]
    if (known === undefined) return [`${key}: undecided`]
    if (known.hash !== hash) return [`${key}: looks different from what was decided on`]
    return known.decision === 'accepted' ? [] : [`${key}: refused${known.remark && `, ${known.remark}`}`]
  })
}
