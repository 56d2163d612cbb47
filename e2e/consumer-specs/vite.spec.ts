import { globSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { buildSchema, graphql } from 'graphql'
import { ROOT } from '../../scripts/processes.ts'
import { BUTTON_COLOR, buildOnce, expect, type Page, readStyles, test } from './test.ts'

const STORE = {
  products: () => ({
    count: 1,
    page: 1,
    results: [{ id: 'p1', slug: 'oat-soap', name: 'Oat soap', price: 6.5, currency: 'GBP' }],
  }),
}

const schema = buildSchema(readFileSync(join(ROOT, 'packages/contracts/commerce.graphql'), 'utf8'))

async function answerQuery(request: IncomingMessage): Promise<unknown> {
  const { query, variables } = Object(await json(request))
  return graphql({ schema, source: query, variableValues: variables, rootValue: STORE })
}

test('the bundle has the queries that the page uses, no other, and no sanitiser', async () => {
  const folder = await buildOnce('vite', 'dist')
  const code = globSync(join(folder, 'assets/*.js'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(code).toContain('query searchProducts')
  expect(code).not.toContain('query getCategories')
  expect(code).not.toContain('allowedSchemes')
})

test('the page searches a store, has its theme and opens a dialog', async ({ page, servers }) => {
  await page.goto(await servers.serve(await buildOnce('vite', 'dist'), answerQuery))
  await page.getByRole('searchbox', { name: 'Search' }).fill('soap')
  await expect(page.getByRole('heading', { name: 'Oat soap' })).toBeVisible()
  const button = page.getByRole('button', { name: 'Look closer' })
  await expect(button).toHaveCSS('background-color', BUTTON_COLOR)
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Closer' })).toBeVisible()
})

/** What the kit's style sheet must leave as it is, and what it must change. */
const HOST_STYLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
}

test('a page of others keeps its own look around two parts of the kit', async ({ page, servers }) => {
  await page.goto(`${await servers.serve(await buildOnce('vite', 'dist'), answerQuery)}/host.html`)
  await expect(page.getByRole('button', { name: 'Our button' })).toBeVisible()
  for (const [selector, styles] of Object.entries(HOST_STYLES))
    for (const [name, value] of Object.entries(styles))
      await expect(page.locator(selector), selector).toHaveCSS(name, value)
})

/** Every computed style of every element, once nothing moves any more. */
async function readLook(page: Page, url: string) {
  await page.goto(url)
  await page.getByRole('dialog', { name: 'Closer' }).waitFor()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  return readStyles(page, 'body *', true)
}

test('a page with a sheet for each component looks as with the one sheet of all', async ({
  page,
  servers,
}) => {
  const origin = await servers.serve(await buildOnce('vite', 'dist'), answerQuery)
  const whole = await readLook(page, `${origin}/whole.html`)
  expect(whole.length).toBeGreaterThanOrEqual(20)
  expect(await readLook(page, `${origin}/parts.html`)).toEqual(whole)
})

/** What a reset takes from a part of the kit that it beats. */
const RESET_PROPERTIES = [
  'padding',
  'margin',
  'color',
  'background-color',
  'border-radius',
  'font-size',
  'font-weight',
  'list-style-type',
]

/** The properties of all parts of the kit, with where each is and what it is. */
async function readParts(page: Page, url: string) {
  await page.goto(url)
  await page.getByRole('dialog', { name: 'Closer' }).waitFor()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  return page.locator('[data-part]').evaluateAll((parts, properties) => {
    const toStyles = (part: Element) => {
      const styles = getComputedStyle(part)
      return Object.fromEntries(properties.map((name) => [name, styles.getPropertyValue(name)]))
    }
    return parts.map((part) => ({ part: part.getAttribute('data-part'), ...toStyles(part) }))
  }, RESET_PROPERTIES)
}

for (const [name, path] of [
  ['a reset in no layer, by the sheet without layers', 'reset.html'],
  ['Tailwind’s reset after the kit, by the order of the layers', 'tailwind.html'],
] as const)
  test(`parts of the kit survive ${name}`, async ({ page, servers }) => {
    const origin = await servers.serve(await buildOnce('vite', 'dist'), answerQuery)
    const alone = await readParts(page, `${origin}/whole.html`)
    expect(alone).toContainEqual(
      expect.objectContaining({ part: 'button', color: 'rgb(255, 255, 255)', 'font-size': '16px' }),
    )
    expect(await readParts(page, `${origin}/${path}`)).toEqual(alone)
  })
