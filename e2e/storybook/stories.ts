import type { Page } from '@playwright/test'
import { chooseStory, findEnd } from '../../scripts/storybook-page.ts'
import { probeControls } from './probe-controls.ts'

/** How a story is looked at. */
export interface Look {
  /** Of the window, in px. */
  readonly width: number
  /** Choices of the toolbar. */
  readonly globals: Readonly<Record<'direction' | 'textSize', string>>
}

export type Stories = ReturnType<typeof openStories>

const HEIGHT = 900
const DESKTOP = { width: 1280, height: HEIGHT }
const STORY_MS = 30_000

/** Letters may be painted a little beside their box. */
const OVERFLOW_PX = 1

/** What a browser says of a picture that is missing. */
const MISSING = /Failed to load resource.*404/

/** The stories of a Storybook, opened one after the other in one page, and what goes wrong meanwhile. */
export function openStories(page: Page, storybook: string) {
  const problems: string[] = []
  let isOpen = false
  page.on('pageerror', ({ message }) => problems.push(`error: ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !MISSING.test(message.text()))
      problems.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (/^(?:http|ws)/.test(request.url()) && !request.url().startsWith(storybook))
      problems.push(`asks another host: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isMissingOnPurpose(response.url()))
      problems.push(`${response.status()} for ${response.url().slice(storybook.length)}`)
  })

  return {
    page,
    /**
     * Opens a story as the sidebar does, in a window of the size that it asks for. Resolves when its play function is
     * over.
     */
    async open(id: string): Promise<void> {
      if (!isOpen) await page.goto(`${storybook}/iframe.html`)
      isOpen = true
      await page.setViewportSize((await page.evaluate(readWindow, id)) ?? DESKTOP)
      await page.evaluate(resetGlobals)
      await page.evaluate(chooseStory, id)
      const failure = await page
        .waitForFunction(findEnd, id, { timeout: STORY_MS })
        .then(async (end) => (await end.jsonValue()).failure)
        .catch(() => 'it does not end')
      if (failure !== undefined) problems.push(`its play function fails: ${failure}`)
    },
    /** Opens a page of docs; resolves when its title is there. */
    async openDocs(id: string): Promise<void> {
      await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=docs`)
      // Storybook loads the page again when it is left while stories are still drawn in it.
      isOpen = false
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    },
    /** By how many px the open story is wider than its window; 0 when it fits. */
    async getOverflow({ width, globals }: Look): Promise<number> {
      await page.setViewportSize({ width, height: HEIGHT })
      const over = await page.evaluate(measureOverflow, { ...globals })
      return over > OVERFLOW_PX ? over : 0
    },
    /**
     * The controls of the open story that change nothing on the page, not even after its first button was pressed, and
     * while that has the focus.
     */
    async findDeadControls(): Promise<readonly string[]> {
      const before = problems.length
      let dead = await page.evaluate(probeControls, undefined)
      const button = page.locator('#storybook-root button:not(:disabled, [aria-disabled="true"])').first()
      if (dead.length > 0 && (await button.isVisible())) {
        await button.click()
        dead = await page.evaluate(probeControls, dead)
      }
      if (dead.length > 0) {
        for (const key of ['Escape', 'Tab', 'Shift+Tab']) await page.keyboard.press(key)
        dead = await page.evaluate(probeControls, dead)
      }
      // The address of a picture is a control too.
      problems.push(...problems.splice(before).filter((problem) => !problem.startsWith('404')))
      return dead
    },
    /** What went wrong since it was last asked. */
    takeProblems: (): readonly string[] => problems.splice(0),
  }
}

/** Pictures that stories ask for to show what stands in their place. */
const isMissingOnPurpose = (url: string) => /missing|nothing|not-there/.test(url)

/** Runs in the page. The size of the window that a story asks for by its global `viewport`. */
async function readWindow(storyId: string): Promise<{ width: number; height: number } | undefined> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  await preview.ready()
  const { storyGlobals, parameters } = await preview.loadStory({ storyId })
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}

/** Runs in the page. */
function resetGlobals(): void {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
  // axe has its own tests of all stories, and takes longer than a story.
  channel.emit('updateGlobals', {
    globals: { direction: 'ltr', textSize: '100', contrast: 'normal', a11y: { manual: true } },
  })
}

/** Runs in the page. */
async function measureOverflow(globals: Readonly<Record<string, string>>): Promise<number> {
  const nextFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', { globals })
  const end = performance.now() + 5000
  const isOver = () =>
    /^(?:finished|completed|errored)$/.test(Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender.phase)
  do await nextFrames()
  while (!isOver() && performance.now() < end)
  await document.fonts.ready
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}
