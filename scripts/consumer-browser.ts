import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { buildSchema, graphql } from 'graphql'
import type { Page } from 'playwright'
import { withPage } from './consumer-page.ts'
import { ROOT } from './processes.ts'
import { serveFolder } from './static-server.ts'

/** The main colour of the consumer's theme, `#7a1fa2`. */
const BUTTON_COLOR = 'rgb(122, 31, 162)'
const SOAP = { id: 'p1', slug: 'oat-soap', name: 'Oat soap', price: 6.5, currency: 'GBP' }
const STORE = { products: () => ({ count: 1, page: 1, results: [SOAP] }) }

/**
 * Opens the built consumer in a browser and checks that it searches a store, has its theme and opens a dialog, and that its styles
 * may come in one sheet or in many. Throws otherwise.
 */
export async function checkInBrowser(folder: string): Promise<void> {
  const schema = buildSchema(readFileSync(join(ROOT, 'packages/contracts/commerce.graphql'), 'utf8'))
  const answerQuery = async (request: IncomingMessage) => {
    const { query, variables } = parseCall(await json(request))
    return graphql({ schema, source: query, variableValues: variables, rootValue: STORE })
  }
  const server = await serveFolder(folder, { answerPost: answerQuery })
  await withPage(`${server.url}/`, usePage)
    .then(() => withPage(`${server.url}/host.html`, useHost))
    .then(() => checkSheets(server.url))
    .finally(server.close)
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

/** What the kit's style sheet must leave as it is, and what it must change. */
const HOST_STYLES = {
  body: {
    color: 'rgb(0, 0, 0)',
    'font-family': 'monospace',
    'margin-top': '8px',
    'background-color': 'rgba(0, 0, 0, 0)',
  },
  h1: { 'font-size': '26px', 'font-weight': '700', 'margin-top': '17.42px' },
  p: { 'margin-top': '13px' },
  ul: { 'list-style-type': 'disc', 'padding-left': '40px' },
  '#root h2': { 'margin-top': '0px' },
  '#root button': { 'border-top-left-radius': '999px', 'box-sizing': 'border-box', 'margin-top': '0px' },
} as const

/** A page of others keeps its own look around two parts of the kit. */
async function useHost(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Our button' }).waitFor()
  for (const [selector, styles] of Object.entries(HOST_STYLES)) {
    const found = await page.locator(selector).evaluate((element, names) => {
      const computed = getComputedStyle(element)
      return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]))
    }, Object.keys(styles))
    if (!isDeepStrictEqual(found, styles))
      throw new Error(`${selector} has ${JSON.stringify(found)}, not ${JSON.stringify(styles)}`)
  }
}

/** Every computed style of every element, once nothing moves any more. */
async function readLooks(page: Page): Promise<readonly string[]> {
  await page.getByRole('dialog', { name: 'Closer' }).waitFor()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  return page.locator('body *').evaluateAll((elements) =>
    elements.map((element) => {
      const computed = getComputedStyle(element)
      // Variables come in the order of the sheets.
      const styles = [...computed].map((name) => `${name}: ${computed.getPropertyValue(name)}`).toSorted()
      return `${element.tagName} ${element.textContent}\n${styles.join('\n')}`
    }),
  )
}

/** A page with a sheet for each component looks as with the one sheet of all. */
async function checkSheets(origin: string): Promise<void> {
  const looks: (readonly string[])[] = []
  for (const name of ['whole', 'parts'])
    await withPage(`${origin}/${name}.html`, async (page) => void looks.push(await readLooks(page)))
  const [whole = [], parts = []] = looks
  if (whole.length < 20 || whole.length !== parts.length)
    throw new Error(`the pages have ${whole.length} and ${parts.length} elements`)
  const other = whole.findIndex((look, index) => look !== parts[index])
  if (other === -1) return
  const differing = findLines(whole[other], parts[other]).concat(findLines(parts[other], whole[other]))
  throw new Error(`with a sheet for each component this is not so: ${differing.join('; ')}`)
}

/** The lines of one text that another does not have. */
function findLines(text = '', other = ''): readonly string[] {
  const lines = new Set(other.split('\n'))
  return text.split('\n').filter((line) => !lines.has(line))
}

interface GraphqlCall {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

function parseCall(body: unknown): GraphqlCall {
  if (typeof body !== 'object' || body === null || !('query' in body))
    throw new Error('no GraphQL in the request')
  const variables = 'variables' in body && typeof body.variables === 'object' ? { ...body.variables } : {}
  return { query: String(body.query), variables }
}
