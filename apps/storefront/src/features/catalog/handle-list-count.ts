import { listCountEndpoint } from '@sorrel/contracts/http'
import { parseFilterQuery } from '@sorrel/domain/filters'
import { ok } from '@sorrel/domain/result'
import { createHandler } from '#endpoints/serve.ts'
import { answerFreshList } from './answer-list.ts'

/**
 * The number of products for filters that are not applied yet, and the count of each value where the index can count.
 * Needs no session.
 */
export const handleListCount = createHandler(listCountEndpoint, async ({ query: { filters, ...list } }) => {
  const listing = await answerFreshList({ ...list, query: parseFilterQuery(filters), pageSize: 1 })
  if (listing.ok) {
    const { count, isCounted, filters: values, categories } = listing.value
    return ok({ data: isCounted ? { count, values: { filters: values, categories } } : { count } })
  }
  return { ok: false, error: { code: 'upstream', message: 'The list could not be counted' } }
})
