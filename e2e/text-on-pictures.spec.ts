import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { ORIGINS } from './origins.ts'
import { t } from './shop.ts'

test.use({ isMobile: false, hasTouch: false })

/** The windows that the pictures were made for: phone, tablet, laptop, large screen. */
const WINDOWS = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const

/** Share of a picture's width or height that may be missing. */
const CROP_MAX = 0.02

/** Of the tall picture of narrow windows, whose quiet upper part is cut, and of a picture as tall as the words beside it. */
const NARROW_CROP_MAX = 0.26

async function getBox(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('nothing is shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Share of the picture that `cover` hides. */
function getCrop(image: Locator): Promise<number> {
  return image.evaluate(async (element: HTMLImageElement) => {
    element.loading = 'eager'
    await element.decode()
    const own = element.naturalWidth / element.naturalHeight
    const shown = element.clientWidth / element.clientHeight
    return 1 - Math.min(own / shown, shown / own)
  })
}

/** The lowest contrast of a colour with the picture under a box, from the picture's own pixels as they are shown. */
async function getContrastUnder(image: Locator, words: Locator): Promise<number> {
  return words.evaluate(
    async (element, picture) => {
      if (!(picture instanceof HTMLImageElement)) throw new Error('no picture')
      await picture.decode()
      const frame = picture.getBoundingClientRect()
      const canvas = new OffscreenCanvas(Math.round(frame.width), Math.round(frame.height))
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('no canvas')
      context.drawImage(picture, 0, 0, canvas.width, canvas.height)
      const toLight = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
        const linear = [red, green, blue].map((channel) =>
          channel <= 10 ? channel / 3295 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
      }
      const contrasts = [...element.querySelectorAll('h1, h2, p, blockquote, figcaption')].flatMap((text) => {
        const box = text.getBoundingClientRect()
        const ink = toLight((getComputedStyle(text).color.match(/\d+/g) ?? []).map(Number))
        const { data } = context.getImageData(box.x - frame.x, box.y - frame.y, box.width, box.height)
        return Array.from({ length: data.length / 4 }, (_, at) => {
          const ground = toLight([...data.subarray(at * 4, at * 4 + 3)])
          return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
        })
      })
      return contrasts.reduce((least, contrast) => Math.min(least, contrast), 21)
    },
    await image.elementHandle(),
  )
}

const bands = [
  ['/', /^Everyday things/],
  ['/', /first hand wash/],
  ['/materials', /^Materials with a name/],
] as const

for (const { width, height } of WINDOWS)
  test(`pictures of ${width} px are whole, and no word stands on what they show`, {
    tag: ['@wide', '@night'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const [path, text] of bands) {
      await page.goto(path)
      const band = page
        .locator('main section')
        .filter({ has: page.getByText(text) })
        .first()
      const words = band.locator('[data-words]')
      const image = band.locator('img')
      const isPhoneHero = width < 640 && text.source.startsWith('^Everyday')
      const isBeside = width === 768 && text.source.startsWith('^')
      expect(await getCrop(image)).toBeLessThan(isPhoneHero || isBeside ? NARROW_CROP_MAX : CROP_MAX)
      const [wordsBox, imageBox] = [await getBox(words), await getBox(image)]
      const isOver =
        wordsBox.bottom > imageBox.y + 1 && wordsBox.x < imageBox.right && wordsBox.right > imageBox.x + 1
      expect([path, isOver]).toEqual([path, path === '/' && width >= 1200])
      if (isOver) expect(await getContrastUnder(image, words)).toBeGreaterThanOrEqual(4.5)
    }
    for (const image of await page.locator('main section img').all())
      expect(await getCrop(image)).toBeLessThan(0.15)
  })

for (const width of [720, 834, 1100])
  test(`the words of the hero stand beside its picture: ${width}`, { tag: '@wide' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto('/')
    const hero = page.locator('main section').first()
    const [words, picture] = [
      await getBox(hero.getByRole('heading', { level: 1 })),
      await getBox(hero.locator('img')),
    ]
    expect(words.right).toBeLessThanOrEqual(picture.x)
    expect(Math.abs(picture.x - width / 2)).toBeLessThan(2)
    expect(picture.bottom).toBeLessThanOrEqual(1024)
  })

test('with text of twice the size the words leave the picture', { tag: ['@wide', '@night'] }, async ({
  page,
}) => {
  await page.goto('/')
  const band = page.locator('main section').first()
  const getGap = async () =>
    (await getBox(band.locator('img'))).y - (await getBox(band.locator('[data-words]'))).bottom
  expect(await getGap()).toBeLessThan(0)
  // A window of half as many rem, as with a font setting of 32 px.
  await page.setViewportSize({ width: 640, height: 400 })
  expect(await getGap()).toBeGreaterThanOrEqual(-1)
})

/** Edges of what an element holds. */
function getEdges(element: Locator): Promise<readonly [left: number, right: number]> {
  return element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(node)
    return [
      Math.round(left + Number.parseFloat(paddingLeft)),
      Math.round(right - Number.parseFloat(paddingRight)),
    ] as const
  })
}

/** Left edges of the titles of a page's blocks, where they begin at the left. */
function getTitleEdges(page: Page): Promise<readonly number[]> {
  return page.locator('main section').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const title = section.querySelector('h1, h2, blockquote, dl, ul')
      const isRight = section.firstElementChild
        ?.querySelector('img')
        ?.compareDocumentPosition(title ?? section)
      return title === null || isRight === Node.DOCUMENT_POSITION_FOLLOWING
        ? []
        : [Math.round(title.getBoundingClientRect().left)]
    }),
  )
}

for (const width of [1440, 1600, 1920, 2560])
  test(`blocks stand on the rails of header and footer at ${width} px`, { tag: ['@wide', '@night'] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/about', '/materials', '/delivery', '/journal']) {
      await page.goto(path)
      const [left, right] = await getEdges(page.getByRole('contentinfo').locator('> div'))
      expect(left).toBe(Math.max(0, (width - 1440) / 2) + 40)
      const header = page.getByRole('banner').getByRole('link').first()
      expect([path, (await getEdges(header))[0]]).toEqual([path, left])
      expect([path, ...new Set(await getTitleEdges(page))]).toEqual([path, left])
      for (const list of await page.locator('main section > div > div > :is(ul, dl)').all())
        expect([path, await getEdges(list)]).toEqual([path, [left, right]])
    }
  })

test('the title of a hero grows with the window', { tag: ['@wide', '@night'] }, async ({ page }) => {
  const getSize = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page
      .getByRole('heading', { level: 1 })
      .evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize))
  }
  await page.goto('/')
  const sizes = [await getSize(375), await getSize(1280), await getSize(1920)] as const
  expect(sizes[1]).toBeGreaterThan(sizes[0])
  expect(sizes[2]).toBeGreaterThan(sizes[1] * 1.2)
})

const TEXTS = ['delivery', 'returns', 'privacy', 'cookies', 'terms', 'contact', 'accessibility']

test('long texts have a table of contents, clear steps and room before the footer', {
  tag: '@night',
}, async ({ page, isMobile }) => {
  for (const slug of isMobile ? TEXTS.slice(0, 1) : TEXTS) {
    await page.goto(`/${slug}`)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    if (isMobile) {
      await expect(contents.getByRole('link')).toHaveCount(0)
      await contents.locator('summary').press('Enter')
    }
    const entries = contents.getByRole('link')
    const chapters = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(entries).toHaveText(await chapters.allTextContents())
    expect(await entries.count(), slug).toBeGreaterThan(2)
    await entries.last().click()
    await expect(chapters.last()).toBeInViewport()
    const last = await getBox(page.locator('main section > div').last())
    const footer = await getBox(page.getByRole('contentinfo'))
    expect(footer.y - last.bottom).toBeGreaterThanOrEqual(96)
    const [h1, h2] = await Promise.all(
      [page.getByRole('heading', { level: 1 }), chapters.first()].map((heading) =>
        heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    )
    expect((h1 ?? 0) / (h2 ?? 1)).toBeGreaterThan(1.25)
  }
  await expectAccessible(page)
})

test('the journal leads to its articles, and no page leads to an invented address', {
  tag: '@night',
}, async ({ page, request }) => {
  await page.goto('/journal')
  await expectAccessible(page)
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles).toHaveCount(3)
  await titles.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The last bottle you buy')
  await expectAccessible(page)
  for (const path of ['/', '/journal', '/contact', '/quiz/wish-list'])
    for (const locale of ['', '/fr', '/de'])
      expect(await (await request.get(`${ORIGINS.storefront}${locale}${path}`)).text()).not.toContain(
        'example.com',
      )
})

test('a quotation has the marks of its language; ways to pay are drawn and named', { tag: '@wide' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  for (const [path, marks] of [
    ['/', /^“.+”$/],
    ['/de', /^„.+“$/],
    ['/fr', /^«\s.+\s»$/],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('main blockquote')).toHaveText(marks)
  }
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('img')).toHaveCount(3)
  await expect(footer.getByRole('img', { name: 'Mastercard' })).toBeVisible()
  await context.close()
})

test('rows of few are filled: two and three products that go well, eight materials', {
  tag: ['@wide', '@night'],
}, async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [slug, count] of [
      ['gift-card', 2],
      ['refillable-hand-wash', 3],
    ] as const) {
      await page.goto(`/products/${slug}`)
      const rail = page.getByRole('region', { name: t('products.up_sells') })
      const cards = rail.getByRole('article')
      await expect(cards).toHaveCount(count)
      const [frame, last] = [await getBox(rail), await getBox(cards.last())]
      expect([slug, width, Math.round(last.right)]).toEqual([slug, width, Math.round(frame.right)])
    }
  }
  await page.goto('/materials')
  const tops = await page
    .locator('main section')
    .filter({ hasText: 'What things are made of' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
  expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual(Array(8).fill(4))
})

test('the captions below a mosaic share a line', { tag: ['@wide', '@night'] }, async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const mosaic = page.locator('main section').filter({ hasText: 'Materials you can name' })
    const lines = await mosaic
      .getByText(/^(Cotton|Linen|Wool|Tin|Sisal)$/)
      .evaluateAll((captions) => captions.map((one) => Math.round(one.getBoundingClientRect().bottom)))
    expect(lines).toHaveLength(5)
    expect(new Set(lines).size).toBe(1)
  }
})
