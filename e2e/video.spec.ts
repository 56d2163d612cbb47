import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { t, watchForFaults } from './shop.ts'

const OIL = '/products/body-oil'
const NAME = 'The body oil bottle from close by, then on its clay plinth'

test('a video of a product is loaded when it is played, with captions, in the page and in the large view', async ({
  page,
  baseURL,
}) => {
  const faults = watchForFaults(page)
  const films: string[] = []
  page.on('request', (request) => {
    if (/\.(?:mp4|vtt)$/.test(request.url())) films.push(request.url())
  })
  await page.goto(OIL, { waitUntil: 'networkidle' })
  const video = page.getByRole('main').locator('video')
  await expect(video).toHaveAccessibleName(NAME)
  await expectAccessible(page)
  expect(films).toEqual([])
  const play = page.getByRole('button', { name: t('products.gallery.play', { name: NAME }) })
  await play.first().focus()
  await page.keyboard.press('Enter')
  const getTime = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(getTime).toBeGreaterThan(0)
  expect(films).toContain(`${baseURL}/cdn/body-oil-film.mp4`)
  const getWords = () =>
    video.evaluate(({ textTracks }: HTMLVideoElement) => {
      const english = [...textTracks].find(({ language }) => language === 'en')
      if (english !== undefined) english.mode = 'showing'
      return [...(english?.cues ?? [])].length
    })
  await expect.poll(getWords).toBe(2)
  await page.getByRole('main').locator('li > button[aria-haspopup="dialog"]').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(() => video.first().evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.locator('video')).toHaveAccessibleName(NAME)
  await expectAccessible(page, { include: '[role=dialog]' })
  expect(faults).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a video has the browser’s controls', async ({ page }) => {
    await page.goto(OIL)
    const video = page.getByRole('main').locator('video[controls]')
    await expect(video).toBeVisible()
    await expect(video).toHaveAttribute('preload', 'none')
    await expect(video.locator('source')).toHaveAttribute('src', '/cdn/body-oil-film.mp4')
    await expect(video.locator('track')).toHaveCount(3)
  })
})
