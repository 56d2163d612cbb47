/** An address that has moved. Both are public paths without locale and query, such as `/products/old-soap`. */
export interface Redirect {
  readonly from: string
  readonly to: string
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
