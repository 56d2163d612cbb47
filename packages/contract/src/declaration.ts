/** What a shop says of itself, so that the contract can try it: `sorrel.contract.json`. */

import * as z from 'zod'

/** The chapters, in the order in which they run. */
export const CHAPTERS = ['bag', 'money', 'account', 'errors', 'headers', 'forms'] as const
export type Chapter = (typeof CHAPTERS)[number]

const customer = z.strictObject({ email: z.email(), password: z.string().min(1) })

const declarationSchema = z.strictObject({
  /** Chapters that the shop is tried by. Default: all. One that is left out is printed. */
  chapters: z
    .array(z.enum(CHAPTERS))
    .min(1)
    .default([...CHAPTERS]),
  /** What stands before every path, such as `/en` or `/#`. Default: nothing. */
  prefix: z
    .string()
    .regex(/^(?:\/[^\s?]*[^\s?/])?$/, 'begins with a slash and ends without one')
    .default(''),
  /** Slug of a product that is in stock, and that nobody else buys out meanwhile. */
  product: z.string().min(1),
  /** BCP 47 tag of the pages below `prefix`. Default `en`. */
  language: z.string().min(2).default('en'),
  /** ISO 4217 code in which a visitor who has chosen nothing sees prices. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'is three capital letters, such as GBP'),
  /** Somebody with an account and at least one order. Needed by `account` and `forms`. */
  customer: customer.optional(),
  /** First segment of the shop's endpoints. Default `store-api`. */
  storeApi: z.string().min(1).default('store-api'),
  /** File with the shop's own words, by key of `@sorrel/i18n`. Default: the packages' words. */
  words: z.string().min(1).optional(),
})

const wordsSchema = z.record(z.string(), z.string())

/** A shop as the contract tries it. */
export interface Declaration extends Omit<z.infer<typeof declarationSchema>, 'words'> {
  /** By key of `@sorrel/i18n`. */
  readonly words: Readonly<Record<string, string>>
}

/** Which chapters need a customer. */
const OF_CUSTOMERS: readonly Chapter[] = ['account', 'forms']

/** The declaration in a text; `read` reads a file that it names. Throws an error that names each wrong field. */
export function parseDeclaration(text: string, read: (path: string) => string): Declaration {
  const { words, ...fields } = parse(declarationSchema, text)
  const lacking = OF_CUSTOMERS.filter((chapter) => fields.chapters.includes(chapter))
  if (fields.customer === undefined && lacking.length > 0)
    throw new Error(`The chapters ${lacking.join(' and ')} log in: name a \`customer\`, or leave them out.`)
  return { ...fields, words: words === undefined ? {} : parse(wordsSchema, read(words)) }
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> {
  const parsed = schema.safeParse(toJson(text))
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
  return parsed.data
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`It is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The chapters that the declaration leaves out. */
export const getLeftOut = ({ chapters }: Declaration): readonly Chapter[] =>
  CHAPTERS.filter((chapter) => !chapters.includes(chapter))
