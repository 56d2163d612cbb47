import type { ListRequest, ProductListing } from '@sorrel/domain/filters'
import type { Result } from '@sorrel/domain/result'

/**
 * How lists are loaded: from the catalogue index (`list` of `@sorrel/catalog/client` fits as it is), straight from the
 * service (`createServiceListTransport`), or in any other way. `signal` aborts when the answer is no longer needed.
 * Must not reject.
 */
export type ListTransport<Failure> = (
  request: ListRequest,
  call: { readonly signal?: AbortSignal | undefined },
) => Promise<Result<ProductListing, Failure>>

/** The list itself, without filters, order and page. */
export type ListRequestBase = Omit<ListRequest, 'query'>
