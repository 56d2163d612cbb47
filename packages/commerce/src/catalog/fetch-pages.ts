import { isRecord, parseCount } from '@sorrel/contracts/untrusted'
import { ok, type Result } from '@sorrel/domain/result'
import type { CommerceError } from '../error.ts'
import { decodeError } from '../wire/decode.ts'

interface Page<T> {
  readonly items: readonly T[]
  readonly pageCount: number
}

/** Maximum number of pages to fetch of one list. */
const MAX_PAGES = 100

/** All items of a list, page by page. The first failure is returned. */
export async function fetchPages<T>(
  fetchPage: (page: number) => Promise<Result<Page<T>, CommerceError>>,
): Promise<Result<readonly T[], CommerceError>> {
  const items: T[] = []
  let pageCount = 1
  for (let page = 1; page <= Math.min(pageCount, MAX_PAGES); page += 1) {
    const result = await fetchPage(page)
    if (!result.ok) return result
    items.push(...result.value.items)
    pageCount = result.value.pageCount
  }
  return ok(items)
}

/** One page of a list; a failure when the answer holds no list. */
export function decodePage<List extends { readonly pageCount: unknown }, T>(
  list: List | null | undefined,
  operation: string,
  toItems: (list: List) => readonly T[],
): Result<Page<T>, CommerceError> {
  if (!isRecord(list)) return decodeError(operation, 'The answer holds no list')
  return ok({ items: toItems(list), pageCount: parseCount(list.pageCount, 1) ?? 1 })
}
