import { err, ok, type Result } from '@sorrel/domain/result'

/** An address that has moved. Both are public paths without locale and query, such as `/products/old-soap`. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/** A path of the shop without query, of at most 300 characters. */
export const SHOP_PATH = /^\/(?![/\\])[^\s?#\\]{0,300}$/

/** Most redirects that are read; further ones are ignored. */
export const REDIRECTS_MAX_COUNT = 1000

/** Why one of many redirects cannot be taken, by its place in the list. */
export interface RedirectFault {
  readonly index: number
  /** `from` and `to`: not a path of the shop. `twice`: another has the same beginning. */
  readonly problem: 'from' | 'to' | 'itself' | 'twice' | 'circle' | 'too many'
}

/**
 * The redirects with more of them. One that begins where a known one does replaces it, and what is led to an address is no
 * longer led away from it. Refuses all when one cannot be taken.
 *
 * @example
 * ```ts
 * import { addRedirects } from '@sorrel/contracts/settings'
 *
 * const known = [{ from: '/products/bar', to: '/products/soap' }]
 * console.log(addRedirects(known, [{ from: '/products/soap', to: '/products/bar' }]))
 * // { ok: true, value: [{ from: '/products/soap', to: '/products/bar' }] }
 * ```
 */
export function addRedirects(
  known: readonly Redirect[],
  added: readonly Redirect[],
): Result<readonly Redirect[], readonly RedirectFault[]> {
  const replaced = new Set(added.flatMap(({ from, to }) => [from, to]))
  const kept = known.filter(({ from }) => !replaced.has(from))
  const all = [...kept, ...added]
  const beginnings = added.map(({ from }) => from)
  const faults = added.flatMap(({ from, to }, index): readonly RedirectFault[] => {
    if (!SHOP_PATH.test(from)) return [{ index, problem: 'from' }]
    if (!SHOP_PATH.test(to)) return [{ index, problem: 'to' }]
    if (from === to) return [{ index, problem: 'itself' }]
    if (beginnings.indexOf(from) !== index) return [{ index, problem: 'twice' }]
    if (findRedirect(all, from) === undefined) return [{ index, problem: 'circle' }]
    return kept.length + index >= REDIRECTS_MAX_COUNT ? [{ index, problem: 'too many' }] : []
  })
  return faults.length > 0 ? err(faults) : ok(all)
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
