import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { z } from 'zod'
import type { UcpVersion } from '../src/model.ts'

/** The folder of the protocol's published files: beside the repository, or where UCP_SOURCE says. */
const SOURCE = process.env.UCP_SOURCE ?? join(import.meta.dirname, '../../../../shared')

/** Where each release lies in it. */
const FOLDERS = {
  '2026-08-25': 'ucp-2026-08/source',
  '2026-04-08': 'ucp/source',
} as const satisfies Record<UcpVersion, string>

const SITE = 'https://ucp.dev'
const BASE = `${SITE}/schemas`

/** Schemas of answers that are at the same address in every release. */
const SAME = {
  search: `${BASE}/shopping/catalog_search.json#/$defs/search_response`,
  lookup: `${BASE}/shopping/catalog_lookup.json#/$defs/lookup_response`,
  product: `${BASE}/shopping/catalog_lookup.json#/$defs/get_product_response`,
  cart: `${BASE}/shopping/discount.json#/$defs/dev.ucp.shopping.cart`,
  checkout: `${BASE}/shopping/discount.json#/$defs/dev.ucp.shopping.checkout`,
} as const

/** Schemas of answers, by what is checked. */
const SCHEMAS = {
  '2026-08-25': {
    ...SAME,
    profile: `${BASE}/profile.json#/$defs/business_schema`,
    platform: `${BASE}/profile.json#/$defs/platform_schema`,
    error: `${BASE}/common/types/error_response.json`,
  },
  '2026-04-08': {
    ...SAME,
    profile: `${SITE}/discovery/profile_schema.json#/$defs/business_profile`,
    platform: `${SITE}/discovery/profile_schema.json#/$defs/platform_profile`,
    error: `${BASE}/shopping/types/error_response.json`,
  },
} as const

export type SchemaName = keyof (typeof SCHEMAS)[UcpVersion]

export interface SchemaCheck {
  readonly isHere: boolean
  /** What is wrong with an answer; nothing where the schemas are not here. */
  readonly check: (name: SchemaName, answer: unknown) => readonly string[]
  /** One line that says what was checked against what. */
  readonly describe: () => string
}

/** Reads the own JSON Schemas of a release of the protocol, where they are. */
export function openSchemas(version: UcpVersion): SchemaCheck {
  const checked = new Map<string, number>()
  const folder = join(SOURCE, FOLDERS[version])
  if (!existsSync(folder))
    return {
      isHere: false,
      check: () => [],
      describe: () => `UCP ${version}: its schemas are not beside this repository; no answer was checked`,
    }
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
  const files = globSync(['schemas/**/*.json', 'discovery/*.json'], { cwd: folder })
  for (const file of files) {
    const schema = z
      .looseObject({ $id: z.string().optional() })
      .parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    // The profile's own id lies elsewhere than its file, so what it refers to would not be found.
    ajv.addSchema(file.startsWith('discovery/') ? { ...schema, $id: `${SITE}/${file}` } : schema)
  }
  return {
    isHere: true,
    check: (name, answer) => {
      checked.set(name, (checked.get(name) ?? 0) + 1)
      if (ajv.validate(SCHEMAS[version][name], answer)) return []
      return [ajv.errorsText(ajv.errors)]
    },
    describe: () => {
      const counts = [...checked].map(([name, count]) => `${name} ${count}`).join(', ')
      return `UCP ${version}: answers checked against ${files.length} schemas of the protocol: ${counts}`
    },
  }
}
