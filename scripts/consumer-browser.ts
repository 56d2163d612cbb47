import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { buildSchema, graphql } from 'graphql'
import type { Page } from 'playwright'
import { withPage } from './consumer-page.ts'
import { ROOT } from './processes.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}
/** The main colour of the consumer's theme, `#7a1fa2`. */
const BUTTON_COLOR = 'rgb(122, 31, 162)'
const SOAP = { id: 'p1', slug: 'oat-soap', name: 'Oat soap', price: 6.5, currency: 'GBP' }
const STORE = { products: () => ({ count: 1, page: 1, results: [SOAP] }) }

/**
 * Opens the built consumer in a browser and checks that it searches a store, has its theme and opens a dialog. Throws
 * otherwise.
 */
export async function checkInBrowser(folder: string): Promise<void> {
  const { server, url } = await serve(folder)
  try {
    await withPage(url, usePage)
  } finally {
    server.close()
  }
}

async function usePage(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill('soap')
  await page.getByRole('heading', { name: 'Oat soap' }).waitFor()
  const button = page.getByRole('button', { name: 'Look closer' })
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
  if (color !== BUTTON_COLOR) throw new Error(`the button is ${color}`)
  await button.click()
  await page.getByRole('dialog', { name: 'Closer' }).waitFor()
}

/** Serves the folder's files and a store with one product. */
async function serve(folder: string): Promise<{ readonly server: Server; readonly url: string }> {
  const schema = buildSchema(readFileSync(join(ROOT, 'packages/contracts/commerce.graphql'), 'utf8'))
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const { query, variables } = parseQuestion(await json(request))
      const answer = await graphql({ schema, source: query, variableValues: variables, rootValue: STORE })
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify(answer))
    }
    const path = join(folder, request.url === '/' ? 'index.html' : (request.url ?? ''))
    if (!existsSync(path)) return response.writeHead(404).end()
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
    return response.end(readFileSync(path))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { server, url: `http://127.0.0.1:${address.port}/` }
}

interface Question {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

function parseQuestion(body: unknown): Question {
  if (typeof body !== 'object' || body === null || !('query' in body))
    throw new Error('no GraphQL in the request')
  const variables = 'variables' in body && typeof body.variables === 'object' ? { ...body.variables } : {}
  return { query: String(body.query), variables }
}
