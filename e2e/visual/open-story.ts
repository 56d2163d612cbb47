import type { Page } from '@playwright/test'
import type { Shot } from './shots.ts'

interface OpenStory {
  /** Address of the built Storybook. */
  readonly storybook: string
  readonly shot: Shot
  /** As in Storybook's address: `theme:ember;direction:rtl`. */
  readonly globals: string
}

/** Opens a story by itself. Resolves when its play function is over, its fonts are loaded and its pictures decoded. */
export async function openStory(page: Page, { storybook, shot, globals }: OpenStory): Promise<void> {
  await page.setViewportSize({ width: shot.width, height: shot.height })
  await page.goto(`${storybook}/iframe.html?id=${shot.story}&viewMode=story&globals=${globals}`)
  await page.waitForFunction(isOver)
  await page.evaluate(async () => {
    await document.fonts.ready
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
}

/** Runs in the page. Throws when the story failed. */
function isOver(): boolean {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const render: unknown = preview && Reflect.get(Object(preview), 'currentRender')
  const phase: unknown = render && Reflect.get(Object(render), 'phase')
  if (phase === 'errored') throw new Error('the story failed')
  return phase === 'finished' || phase === 'completed'
}
