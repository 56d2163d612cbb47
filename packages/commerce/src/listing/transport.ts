import type { ListRequest, ProductListing } from '@sorrel/domain/filters'
import type { Result } from '@sorrel/domain/result'

/**
 * How lists are asked for: of the catalogue's index (`list` of `@sorrel/catalog/client` is one as it is), straight of the
 * service (`createServiceListTransport`), or any other way. `signal` aborts when the answer is no longer wished for. Must
 * not reject.
 */
export type ListTransport<Failure> = (
  request: ListRequest,
  call: { readonly signal?: AbortSignal | undefined },
) => Promise<Result<ProductListing, Failure>>

/** Which list, without what narrows, orders and pages it. */
export type ListRequestBase = Omit<ListRequest, 'query'>
