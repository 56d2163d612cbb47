type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>

/** A page's query as one string, fields in order of name, so that equal queries compare equal. Repeated fields are kept. */
export async function getQuery(searchParams: Promise<SearchParams>): Promise<string> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(await searchParams))
    for (const part of typeof value === 'string' ? [value] : (value ?? [])) query.append(name, part)
  query.sort()
  return query.toString()
}
