/** The value of a request's cookie; undefined when it has none of that name. */
export function readCookie(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('cookie')?.split(';') ?? []
  const found = cookies.map((pair) => pair.trim()).find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}
