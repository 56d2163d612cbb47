import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Kind, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { catalogueResolvers } from '../catalogue/resolvers.ts'

const sdl = readFileSync(createRequire(import.meta.url).resolve('@sorrel/contracts/commerce.graphql'), 'utf8')
const fields = new Map(
  parse(sdl).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION
      ? [[definition.name.value, (definition.fields ?? []).map(({ name }) => name.value)] as const]
      : [],
  ),
)

// The sources of these types do not have the schema's fields: a field without a resolver would be null.
describe('every field of a type with a source has a resolver', () => {
  test.each([
    'SwellProduct',
    'SwellProductVariant',
    'SwellProductUpSell',
    'SwellProductCrossSell',
    'SwellCategory',
    'SwellCategoryContentFeaturedCategory',
  ] as const)('%s', (type) => {
    expect(Object.keys(catalogueResolvers[type] ?? {}).toSorted()).toEqual(fields.get(type)?.toSorted())
  })
})
