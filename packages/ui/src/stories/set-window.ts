import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** What a reader has chosen: the width of the window in px, and the size of all text in percent. */
interface Window {
  readonly width: number
  readonly textSize?: number
}

/** Sets the window until the test is over. */
export async function setWindow({ width, textSize = 100 }: Window): Promise<void> {
  const { innerWidth, innerHeight } = window
  const { style } = document.documentElement
  style.fontSize = `${textSize}%`
  await page.viewport(width, 800)
  onTestFinished(async () => {
    style.fontSize = ''
    await page.viewport(innerWidth, innerHeight)
  })
}

/** How many px the page is wider than its window. */
export const getOverflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth
