import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Localized } from '../../catalogue/documents.ts'

/** A text in English, French and German. */
const words = z.string().transform((text): Localized => {
  const [en = '', fr = en, de = en] = text.split(' | ')
  return { en, fr, de }
})

const schema = z.strictObject({
  departments: z.array(
    z.strictObject({
      name: words,
      sections: z.array(z.strictObject({ name: words, kinds: z.array(words) })),
    }),
  ),
  finishes: z.array(words),
  makers: z.array(words),
  openings: z.array(words),
  closings: z.array(words),
  tags: z.array(z.string()),
  sizes: z.array(words),
  size: words,
  wrap: words,
  monthly: words,
  attributes: z.strictObject({ maker: words, finish: words }),
})

/** The parts of which a varied catalogue's products are composed. */
export const wordsOfCatalogue = schema.parse(
  JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8')),
)
