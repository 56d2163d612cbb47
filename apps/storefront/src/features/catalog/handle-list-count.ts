import { listCountEndpoint } from '@sorrel/contracts/http'
import { parseFilterQuery } from '@sorrel/domain/filters'
import { ok } from '@sorrel/domain/result'
import { createHandler } from '#endpoints/serve.ts'
import { answerFreshList } from './answer-list.ts'

/**
 * How many products a list has with filters that are not applied yet, and where values can be counted what each leads to
 * then. It needs no session.
 */
export const handleListCount = createHandler(listCountEndpoint, async ({ query: { filters, ...list } }) => {
  const listing = await answerFreshList({ ...list, query: parseFilterQuery(filters), pageSize: 1 })
  if (listing.ok) {
    const { count, isCounted, filters: values, categories } = listing.value
    return ok({ data: isCounted ? { count, values: { filters: values, categories } } : { count } })
  }
  return { ok: false, error: { code: 'upstream', message: 'The list could not be counted' } }
})
