import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

const soap = { id: 'p1', slug: 'oat-soap', name: 'Oat soap', price: 6.5, currency: 'GBP' }

/** A service that answers one search and refuses every other call. */
export async function startService(): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(async (request, response) => {
    const isSearch = (await text(request)).includes('query searchProducts')
    const isKnown = request.headers.authorization === 'pk_demo' && isSearch
    if (!isKnown) return response.writeHead(500).end('out of order')
    response.writeHead(200, { 'content-type': 'application/json', 'x-session': 'visitor-1' })
    return response.end(JSON.stringify({ data: { products: { count: 1, results: [soap] } } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The service has no port')
  return { server, url: `http://127.0.0.1:${address.port}` }
}
