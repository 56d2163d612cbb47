/**
 * What the signature of a call has to cover: where it goes, its body, and every header that says who calls and whether it was
 * called before. A signature over less would let others change the rest.
 */
export function getRequiredComponents(request: Request, hasBody: boolean): readonly string[] {
  const headers = ['ucp-agent', 'idempotency-key'].filter((name) => request.headers.has(name))
  return [
    '@method',
    '@authority',
    '@path',
    ...(new URL(request.url).search === '' ? [] : ['@query']),
    ...(hasBody ? ['content-digest', 'content-type'] : []),
    ...headers,
  ]
}
