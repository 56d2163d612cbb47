import type { FrameLocator, Page } from 'playwright'

/** A Storybook's address, with a slash at its end. */
type Desk = string

/** What designers type, and what has to be among what is found. */
const SEARCHES = { header: 'Header', typography: 'Typography', 'add to bag': 'Product card' } as const

const getStory = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe')

function expectThat(isRight: boolean, problem: string): void {
  if (!isRight) throw new Error(problem)
}

/** It opens on the introduction, and a link of it on a story with its pictures. */
export async function checkBeginning(page: Page, desk: Desk): Promise<void> {
  await page.goto(desk)
  await getStory(page).getByRole('heading', { name: 'Hand over' }).waitFor()
  await getStory(page).getByRole('link', { name: 'Product card' }).click()
  const picture = getStory(page).getByRole('article').first().getByRole('img').first()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
}

export async function checkSearch(page: Page, desk: Desk): Promise<void> {
  await page.goto(desk)
  for (const [words, expected] of Object.entries(SEARCHES)) {
    await page.locator('#storybook-explorer-searchfield').fill(words)
    await page.getByRole('option').filter({ hasText: expected }).first().waitFor()
  }
}

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

/** Each prop of each component has a description and a type, and a closed set has its choices and no JSON. */
export async function checkControls(page: Page, desk: Desk): Promise<void> {
  await page.goto(`${desk}iframe.html?id=components-button--default&viewMode=story`)
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
  expectThat(faults.length === 0, `controls without a description or the right editor: ${faults.join(', ')}`)
}

/** Language from right to left, and high contrast: set by the address, as the toolbar does. */
export async function checkToolbar(page: Page, desk: Desk): Promise<void> {
  const address = `${desk}iframe.html?id=pages-product--standard&viewMode=story&globals=`
  await page.goto(`${address}locale:bidi`)
  await page.locator('html[dir=rtl] #storybook-root h1').waitFor()
  // The header's switch of languages would lead a page in a language that it does not list to another one.
  await page.locator('header select').last().waitFor()
  expectThat(
    (await page.locator('header select').last().inputValue()) === 'en-XB',
    'the page changes its language',
  )
  await page.goto(`${address}contrast:high`)
  const option = page.getByRole('radio', { name: 'Lavender' })
  await option.waitFor({ state: 'attached' })
  const ground = await option.evaluate((element) => getComputedStyle(element).backgroundColor)
  expectThat(ground === 'rgba(0, 0, 0, 0)', 'a radio button hides its words in high contrast')
}

/** A story in all presets at once, with the toolbar's other choices. */
export async function checkThemes(page: Page, desk: Desk): Promise<void> {
  const id = 'foundations-four-themes--side-by-side'
  await page.goto(`${desk}iframe.html?id=${id}&viewMode=story&globals=locale:de`)
  const grounds = new Set<string>()
  for (const theme of ['sorrel', 'tide', 'ember', 'plain']) {
    const inside = page.frameLocator(`iframe[title$="in ${theme}"]`)
    await inside.getByRole('article').first().waitFor()
    expectThat(
      (await inside.locator('html').getAttribute('lang')) === 'de',
      `${theme} has a language of its own`,
    )
    grounds.add(
      await inside
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--sorrel-surface-heading')),
    )
  }
  expectThat(grounds.size === 4, 'the presets look the same')
}

/** What leaves the theme editor and the token table: an address that shows the same, and files. */
export async function checkHandover(page: Page, desk: Desk): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${desk}iframe.html?id=foundations-theme-editor--live&viewMode=story`)
  await page.getByRole('button', { name: 'ember' }).click()
  await page.getByRole('button', { name: 'Copy address' }).click()
  await page.getByText('The address is in the clipboard.').waitFor()
  await expectDownload(page, 'Theme file', 'theme.json')
  await expectDownload(page, 'Design tokens', 'design-tokens.json')
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(address)
  const settings = await page.getByRole('textbox', { name: 'Settings as JSON' }).inputValue()
  expectThat(settings.includes('#E98A4B'), 'the shared address shows another theme')
  await page.goto(`${desk}iframe.html?id=foundations-tokens--all&viewMode=story`)
  await expectDownload(page, 'Download as design tokens', 'design-tokens.json')
}

async function expectDownload(page: Page, button: string, file: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  expectThat(download.suggestedFilename() === file, `${button} gives ${download.suggestedFilename()}`)
}
