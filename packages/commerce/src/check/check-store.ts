import { createCommerceClient } from '../client.ts'
import { AREAS, type Area } from './documents.ts'
import { type Endpoint, findEndpoint } from './endpoint.ts'
import { breaksShopping } from './operations.ts'
import { readStore } from './read-store.ts'
import { type Finding, type StoreReport, toFailure, toReport } from './report.ts'
import type { StoreConnection } from './schema.ts'

/** Checks a store for everything that a shop needs. Nothing is changed there. */
export async function checkStore(connection: StoreConnection): Promise<StoreReport> {
  const { url } = connection
  const endpoint = await findEndpoint(connection)
  if (!endpoint.ok) return toReport(url, [toFailure('GraphQL', endpoint.error)])
  const { path } = endpoint.value
  const client = createCommerceClient({ ...connection, graphqlPath: path })
  return toReport(url, [...toOperationFindings(endpoint.value), ...(await readStore(client))], path)
}

function toOperationFindings({ operations, failing }: Endpoint): readonly Finding[] {
  const working = operations.length - failing.length
  const summary: Finding = {
    level: 'ok',
    subject: 'operations',
    text: `${working} of ${operations.length} work`,
  }
  const failures = failing.map((operation): Finding => {
    const { name, area, missing } = operation
    return {
      level: breaksShopping(operation) ? 'breaks' : 'note',
      subject: `${name} fails, ${toEffect(area)}`,
      text: `the store lacks ${missing.join(', ')}`,
      advice: toModelAdvice(missing),
    }
  })
  return [summary, ...failures]
}

function toEffect(area: Area): string {
  return `so ${AREAS[area]} ${area === 'cart' ? 'does' : 'do'} not work`
}

/** Fields that a content model adds to the schema, and the file that describes the model. */
const MODELS = [
  { pattern: /^SwellProduct(Content)?\.|^SwellProductContent/, file: 'product.json' },
  { pattern: /^SwellCategory(Content)?\.|^SwellCategoryContent/, file: 'category.json' },
  { pattern: /contentPage|SwellContentPage/, file: 'pages.json' },
] as const

function toModelAdvice(missing: readonly string[]): string | undefined {
  const files = MODELS.filter(({ pattern }) => missing.some((name) => pattern.test(name))).map(
    ({ file }) => file,
  )
  if (files.length === 0) return 'Compare the store’s schema with ours: npm run store:types.'
  return `Create the content fields of ${files.map((file) => `docs/models/${file}`).join(' and ')}.`
}
