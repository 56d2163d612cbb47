/** The named headers, and each cookie on a line of its own. */
export function pickHeaders(given: Headers, names: readonly string[]): Headers {
  const picked = new Headers()
  for (const [name, value] of given) if (names.includes(name)) picked.append(name, value)
  return picked
}

/** A `cookie` header of the named cookies; undefined where the request has none of them. */
export function pickCookies(headers: Headers, names: readonly string[]): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  const passed = pairs.filter((pair) => names.some((name) => pair.startsWith(`${name}=`)))
  return passed.length === 0 ? undefined : passed.join('; ')
}
