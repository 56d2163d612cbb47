import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expect, type Page, test } from '../consumer-specs/test.ts'

/** What programs read, pages in a browser, and in the site's Storybook what designers do. */

const SITE = join(import.meta.dirname, '../../docs-static')
const PHONE = { width: 375, height: 740 }

// Storybook's own parts tell its makers what its next version asks of them.
test.use({ allowed: /will become mandatory in Storybook \d+/ })

test('programs find the files that llms.txt names, and all texts in one', () => {
  const index = readFileSync(join(SITE, 'llms.txt'), 'utf8')
  const files = [...index.matchAll(/\]\(\S+?\/sorrel\/([^)]+)\)/g)].map(([, file = '']) => file)
  expect(files).not.toEqual([])
  expect(files.filter((file) => !existsSync(join(SITE, file)))).toEqual([])
  expect(readFileSync(join(SITE, 'llms-full.txt'), 'utf8')).toContain('createTheme')
})

test('each page has its text as Markdown, a link to it and a line in llms.txt', () => {
  const index = readFileSync(join(SITE, 'llms.txt'), 'utf8')
  const pages = globSync('**/index.html', { cwd: SITE, exclude: (path) => path === 'storybook' })
  expect(pages).toContain(join('api', 'domain', 'money', 'index.html'))
  const faults = pages.filter((page) => {
    const file = `${page.replaceAll('\\', '/').replace(/\/?index\.html$/, '') || 'index'}.md`
    const text = existsSync(join(SITE, file)) ? readFileSync(join(SITE, file), 'utf8') : ''
    const html = readFileSync(join(SITE, page), 'utf8')
    return !/^# .+\n\n/.test(text) || !html.includes(`href="/sorrel/${file}"`) || !index.includes(`/${file})`)
  })
  expect(faults).toEqual([])
})

test('the reference prints what doc comments say: modules, parameters, defaults, errors, examples', () => {
  const read = (page: string) => readFileSync(join(SITE, `api/${page}.md`), 'utf8')
  const search = read('commerce/search')
  expect(search).toMatch(/^# @sorrel\/commerce\/search\n\n+A search while typing: one request after a pause/)
  expect(search).toContain('Debounces typing; answers to older terms are dropped.')
  expect(search).toContain('| `options` | [`SearchOptions`](/sorrel/api/commerce/search/#name-searchoptions)')
  expect(search).toContain('in milliseconds. Default 500. |')
  expect(search).toContain("console.log(await promise) // [ 'soap bar' ]")
  expect(read('commerce')).toContain('Throws for a store')
  const pages = globSync('api/**/*.md', { cwd: SITE }).map((page) => readFileSync(join(SITE, page), 'utf8'))
  expect(pages.filter((text) => text.includes('namedParameters'))).toEqual([])
})

for (const path of [
  '',
  'examples/',
  'comparison/',
  'guides/theme/',
  'architecture/',
  'api/domain/money/',
  'kit/',
])
  test(`the page at "${path}" is accessible by day and by night, and fits a phone`, async ({ page }) => {
    const desktop = page.viewportSize() ?? PHONE
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(desktop)
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expectAccessible(page)
      await page.setViewportSize(PHONE)
      await expectAccessible(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(PHONE.width)
    }
  })

test('the search finds pages', async ({ page }) => {
  await page.goto('')
  for (const words of ['header', 'typography', 'add to bag']) {
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(words)
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('live examples start when they come near, work by keyboard, and ask no other server', async ({
  page,
}) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.goto('examples/')
  await expect(page.locator('[aria-label="language.tsx, running"] astro-island[ssr]')).toBeAttached()

  const bag = await openExample(page, 'bag')
  await bag.getByRole('button', { name: 'bag: empty' }).press('Enter')
  await bag.getByRole('button', { name: 'bag: £6.50' }).press('Enter')
  await bag.getByRole('button', { name: 'bag: £13.00' }).waitFor()

  const options = await openExample(page, 'options')
  await options.getByRole('radio', { name: '500 ml' }).press('Space')
  await options.getByText('£15.00').waitFor()
  await options.getByRole('checkbox', { name: 'Gift wrap' }).press('Space')
  await options.getByText('£18.00').waitFor()

  const search = await openExample(page, 'search')
  await search.getByRole('searchbox', { name: 'Search' }).pressSequentially('hand wa')
  await search.getByRole('status').getByText('1 found').waitFor()
  await search.getByRole('button', { name: 'Hand wash' }).press('Enter')
  await expect(search.getByRole('searchbox')).toHaveValue('Hand wash')

  const theme = await openExample(page, 'theme')
  await theme.getByRole('radio', { name: '#0b5cad' }).press('Space')
  await expect(theme.getByRole('button')).toHaveCSS('background-color', 'rgb(11, 92, 173)')

  const language = await openExample(page, 'language')
  await language.getByRole('radio', { name: 'de' }).press('Space')
  await language.getByText('3 Artikel').waitFor()
  await language.getByText('23. November 2026').waitFor()
  expect([...origins]).toEqual([new URL(page.url()).origin])
  await expectAccessible(page)
})

/** Scrolls to an example and waits until it answers. */
async function openExample(page: Page, name: string): Promise<Locator> {
  const example = page.getByRole('region', { name: `${name}.tsx, running` })
  await example.scrollIntoViewIfNeeded()
  await expect(example.locator('astro-island[ssr]')).toHaveCount(0)
  return example
}

test('Storybook opens on its introduction, and a link of it draws a story with its pictures', async ({
  page,
}) => {
  await page.goto('storybook/')
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('heading', { name: 'Hand over' })).toBeVisible()
  await story.getByRole('link', { name: 'Product card' }).click()
  const picture = story.getByRole('article').first().getByRole('img').first()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
})

test('Storybook’s search finds what designers look for', async ({ page }) => {
  await page.goto('storybook/')
  const searches = { header: 'Header', typography: 'Typography', 'add to bag': 'Product card' }
  for (const [words, expected] of Object.entries(searches)) {
    await page.locator('#storybook-explorer-searchfield').fill(words)
    await expect(page.getByRole('option').filter({ hasText: expected }).first()).toBeVisible()
  }
})

const openStory = (page: Page, id: string, globals = '') =>
  page.goto(`storybook/iframe.html?id=${id}&viewMode=story&globals=${globals}`)

/** What Storybook's preview offers to whoever loads a story by its id. */
interface Preview {
  readonly loadStory: (query: { readonly storyId: string }) => Promise<{
    readonly argTypes: Readonly<
      Record<
        string,
        {
          readonly description?: string
          readonly options?: readonly unknown[]
          readonly control?: { readonly type?: string }
          readonly table?: { readonly type?: { readonly summary?: string } }
        }
      >
    >
  }>
}

test('each prop of each component has a description, and a closed set its choices and no JSON', async ({
  page,
}) => {
  await openStory(page, 'components-button--default')
  await page.getByRole('button').waitFor()
  const faults = await page.evaluate(async () => {
    const { entries } = await (await fetch('index.json')).json()
    const preview: Preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const ids = Object.keys(entries).filter((id) => /^components-[\w-]+--default$/.test(id))
    const lists = ids.map(async (storyId) => {
      const { argTypes } = await preview.loadStory({ storyId })
      return Object.entries(argTypes).flatMap(([name, { description, options, control, table }]) => {
        // A callback that a story gives and no prop declares comes from the element.
        const isOfElement = table?.type?.summary === undefined
        const isJson = options !== undefined && control?.type === 'object'
        return (isOfElement || description) && !isJson ? [] : [`${storyId}: ${name}`]
      })
    })
    return (await Promise.all(lists)).flat()
  })
  expect(faults).toEqual([])
})

test('the address sets a language from right to left, and high contrast', async ({ page }) => {
  await openStory(page, 'pages-product--standard', 'locale:bidi')
  await expect(page.locator('html[dir=rtl] #storybook-root h1')).toBeVisible()
  // The header's switch of languages would lead a page in a language that it does not list to another one.
  await expect(page.locator('header [lang][aria-current]').last()).toHaveAttribute('value', 'en-XB')
  await openStory(page, 'pages-product--standard', 'contrast:high')
  // A ground would hide the words of a radio button.
  const option = page.getByRole('radio', { name: 'Lavender' })
  await expect(option).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

const SETTINGS = '{ "brand": "#7a1fa2" }'
const OWN = Buffer.from(SETTINGS).toString('base64url')

test('a story is shown in four themes at once, with the toolbar’s other choices', async ({ page }) => {
  await openStory(page, 'foundations-four-themes--side-by-side', `locale:de;theme:own;settings:${OWN}`)
  const scopes = page.locator('[data-part="theme-scope"]')
  await expect(scopes.filter({ has: page.getByRole('article') })).toHaveCount(4)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const headings = await scopes.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).getPropertyValue('--sorrel-surface-heading')),
  )
  expect(new Set(headings).size).toBe(4)
  expect(headings[0]).toBe('#7a1fa2')
  await page.getByLabel('Story').selectOption('pages-home--standard')
  await expect(scopes.filter({ has: page.getByRole('heading', { level: 1 }) })).toHaveCount(4)
})

test('an own theme is on every page, and the editor is one press away', async ({ page }) => {
  await page.goto(`storybook/?path=/story/pages-home--standard&globals=theme:own;settings:${OWN}`)
  const story = page.frameLocator('#storybook-preview-iframe')
  const bar = story.locator('[data-surface="brand"]').first()
  await expect(bar).toHaveCSS('background-color', 'rgb(122, 31, 162)')
  await page.getByRole('button', { name: 'Edit theme' }).click()
  await expect(story.getByRole('textbox', { name: 'Settings as JSON' })).toHaveValue(SETTINGS)
  await story.getByRole('link', { name: 'See it on every page' }).click()
  await expect(bar).toHaveCSS('background-color', 'rgb(122, 31, 162)')
})

test('the theme editor shares an address that shows the same, and gives files', async ({ page }) => {
  await openStory(page, 'foundations-theme-editor--live')
  await page.getByRole('button', { name: 'ember' }).click()
  await page.getByRole('button', { name: 'Copy address' }).click()
  await page.getByText('The address is in the clipboard.').waitFor()
  await expectDownload(page, 'Theme file', 'theme.json')
  await expectDownload(page, 'Design tokens', 'design-tokens.json')
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(address)
  const shared = page.frameLocator('#storybook-preview-iframe')
  await expect(shared.getByRole('textbox', { name: 'Settings as JSON' })).toHaveValue(/#E98A4B/)
  await openStory(page, 'foundations-tokens--all')
  await expectDownload(page, 'Download as design tokens', 'design-tokens.json')
})

async function expectDownload(page: Page, button: string, file: string): Promise<void> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  expect((await download).suggestedFilename()).toBe(file)
}
