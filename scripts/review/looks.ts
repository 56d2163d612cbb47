import type { Story } from './storybook.ts'

/** How a story is drawn. */
export interface Look {
  readonly theme: 'sorrel' | 'ember'
  /** Of the window, in px. */
  readonly width: 320 | 375 | 768 | 1280
  readonly direction: 'ltr' | 'rtl'
  /** Of the browser, in percent. */
  readonly textSize: 100 | 200
}

const PLAIN: Look = { theme: 'sorrel', width: 1280, direction: 'ltr', textSize: 100 }

const OF_COMPONENTS: readonly Look[] = [
  { ...PLAIN, width: 768 },
  { ...PLAIN, width: 375, direction: 'rtl' },
  { ...PLAIN, theme: 'ember', width: 375, textSize: 200 },
]

const OF_SCREENS: readonly Look[] = [
  PLAIN,
  { ...PLAIN, width: 375 },
  { ...PLAIN, theme: 'ember', width: 768, direction: 'rtl' },
  { ...PLAIN, width: 320, textSize: 200 },
]

/** The looks of a story: every theme, width, direction and text size is among them, not every product of them. */
export const getLooks = ({ title }: Pick<Story, 'title'>): readonly Look[] =>
  /^(?:Pages|Patterns)\//.test(title) ? OF_SCREENS : OF_COMPONENTS

/** A look as a name of files and in words. */
export const toLookName = ({ theme, width, direction, textSize }: Look): string =>
  [theme, width, direction, textSize].join('-')

/** As in Storybook's address. */
export const toGlobals = ({ theme, direction, textSize }: Look): string =>
  `theme:${theme};direction:${direction};textSize:${textSize};motion:reduced`
