import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { z } from 'zod'

/** Where the protocol's published files lie: beside the repository, or where UCP_SOURCE says. */
const SOURCE = process.env.UCP_SOURCE ?? join(import.meta.dirname, '../../../../shared/ucp/source')

const SITE = 'https://ucp.dev'
const BASE = `${SITE}/schemas`

/** Schemas of answers, by what is checked. */
export const SCHEMAS = {
  profile: `${SITE}/discovery/profile_schema.json#/$defs/business_profile`,
  platform: `${SITE}/discovery/profile_schema.json#/$defs/platform_profile`,
  search: `${BASE}/shopping/catalog_search.json#/$defs/search_response`,
  lookup: `${BASE}/shopping/catalog_lookup.json#/$defs/lookup_response`,
  product: `${BASE}/shopping/catalog_lookup.json#/$defs/get_product_response`,
  cart: `${BASE}/shopping/discount.json#/$defs/dev.ucp.shopping.cart`,
  checkout: `${BASE}/shopping/discount.json#/$defs/dev.ucp.shopping.checkout`,
  error: `${BASE}/shopping/types/error_response.json`,
} as const

export type SchemaName = keyof typeof SCHEMAS

export interface SchemaCheck {
  readonly isHere: boolean
  /** What is wrong with an answer; nothing where the schemas are not here. */
  readonly check: (name: SchemaName, answer: unknown) => readonly string[]
  /** One line that says what was checked against what. */
  readonly describe: () => string
}

/** Reads the protocol's own JSON Schemas, where they are. */
export function openSchemas(): SchemaCheck {
  const checked = new Map<string, number>()
  if (!existsSync(SOURCE))
    return {
      isHere: false,
      check: () => [],
      describe: () => "UCP: the protocol's schemas are not beside this repository; no answer was checked",
    }
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
  const files = globSync(['schemas/**/*.json', 'discovery/*.json'], { cwd: SOURCE })
  for (const file of files) {
    const schema = z
      .looseObject({ $id: z.string().optional() })
      .parse(JSON.parse(readFileSync(join(SOURCE, file), 'utf8')))
    // The profile's own id lies elsewhere than its file, so what it refers to would not be found.
    ajv.addSchema(file.startsWith('discovery/') ? { ...schema, $id: `${SITE}/${file}` } : schema)
  }
  return {
    isHere: true,
    check: (name, answer) => {
      checked.set(name, (checked.get(name) ?? 0) + 1)
      if (ajv.validate(SCHEMAS[name], answer)) return []
      return [ajv.errorsText(ajv.errors)]
    },
    describe: () => {
      const counts = [...checked].map(([name, count]) => `${name} ${count}`).join(', ')
      return `UCP: answers checked against ${files.length} schemas of the protocol: ${counts}`
    },
  }
}
