import { z } from 'zod'

const entry = z.looseObject({ version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/) })
const registry = z.record(z.string().max(200), z.array(entry).max(20))

const schema = z.looseObject({
  ucp: z.looseObject({
    version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    capabilities: registry.default({}),
  }),
})

/** What a platform says of itself, as far as it is used here. */
export type PlatformProfile = z.infer<typeof schema>

/** Reads a profile; undefined where the text is none. */
export function parsePlatformProfile(text: string): PlatformProfile | undefined {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
