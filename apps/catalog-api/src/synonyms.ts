import { readFileSync } from 'node:fs'
import type { SynonymGroups } from '@sorrel/catalog/server'
import { z } from 'zod'

const schema = z.record(
  z.string().regex(/^[a-z]{2,3}(-[A-Za-z\d]+)*$/, 'must be a language'),
  z.array(z.array(z.string().min(1)).min(2)),
)

/** Reads the merchant's synonyms. Throws one line that says what is wrong with the file. */
export function readSynonyms(file: string): SynonymGroups {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause)
    throw new Error(`The synonyms in ${file} cannot be used: ${reason.replaceAll('\n', ' ')}`, { cause })
  }
}
