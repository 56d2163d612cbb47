import type { Fields } from '../untrusted/fields.ts'

/** An address that has moved. Both are public paths without locale and query, such as `/products/old-soap`. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/** Most redirects that are read; further ones are ignored. */
const REDIRECTS_MAX_COUNT = 1000

const PATH = /^\/(?![/\\])[^\s?#\\]{0,300}$/

/**
 * Redirects of renamed products, categories and pages. Entries that are not paths of the shop, or lead to themselves,
 * are dropped.
 */
export function readRedirects(list: readonly Fields[]): readonly Redirect[] {
  return list.slice(0, REDIRECTS_MAX_COUNT).flatMap((entry) => {
    const from = entry.text('from')
    const to = entry.text('to')
    return isPath(from) && isPath(to) && from !== to ? [{ from, to }] : []
  })
}

/**
 * The current address of a path, following every redirect in turn; undefined when it has not moved or when the
 * redirects form a circle.
 */
export function findRedirect(redirects: readonly Redirect[], path: string): string | undefined {
  const next = new Map(redirects.map(({ from, to }) => [from, to]))
  const seen = new Set([path])
  let target = next.get(path)
  while (target !== undefined && next.has(target)) {
    if (seen.has(target)) return undefined
    seen.add(target)
    target = next.get(target)
  }
  return target === path ? undefined : target
}

function isPath(value: string | undefined): value is string {
  return value !== undefined && PATH.test(value)
}
