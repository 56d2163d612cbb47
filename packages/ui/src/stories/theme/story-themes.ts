import { createTheme, type Theme } from '../../theme/theme.ts'
import type { ThemeOptions } from '../../theme/theme-options.ts'
import { themePresets } from '../../theme-presets/theme-presets.ts'
import { readSettings } from './read-settings.ts'
import { readSettingsCode } from './shared-settings.ts'

/** A hostile theme: unreadable colours, extreme sizes, and text that tries to leave the style sheet. */
const hostile: ThemeOptions = {
  colors: {
    primary: '#FFF8A6',
    body: '#E9E9E9',
    accent: '#FFFFFF',
    background: { primary: '#FFFFFF', secondary: '#7B7B7B' },
    button: { primary: '#8A8A8A', secondary: 'red;}</style><script>alert(1)</script>' },
    input: { standard: '#FAFAFA' },
    dividers: 'url(https://example.com/pixel)',
  },
  typography: {
    fontSize: { base: 400, scaling: 'lots' },
    fontFamily: { headings: { name: "x'; } body { display: none", weight: 9000 } },
  },
  borders: { image: { radius: -20 } },
}

const KNOWN = { ...themePresets, hostile } as const

/** The theme that the global `settings` holds. */
export const OWN_THEME = 'own'

/** The themes of the toolbar by their values in the address. */
export const STORY_THEMES: Readonly<Record<keyof typeof KNOWN | typeof OWN_THEME, string>> = {
  sorrel: 'Sorrel',
  tide: 'Tide',
  ember: 'Ember',
  plain: 'Plain',
  onyx: 'Onyx',
  sherbet: 'Sherbet',
  own: 'Own theme',
  hostile: 'Hostile merchant',
}

/** The choices of Storybook's toolbar, as its address has them. */
export type StoryGlobals = Readonly<Record<string, unknown>>

const isKnown = (name: unknown): name is keyof typeof KNOWN =>
  typeof name === 'string' && Object.hasOwn(KNOWN, name)

/** The text of the global `settings`: undefined where it is empty or cannot be read. */
export function readOwnSettings({ settings }: StoryGlobals): string | undefined {
  return typeof settings === 'string' && settings !== '' ? readSettingsCode(settings) : undefined
}

/** The options of the toolbar's theme. Default: Sorrel, also for an own theme whose settings cannot be read. */
export function readThemeOptions(globals: StoryGlobals): ThemeOptions {
  const { theme } = globals
  if (isKnown(theme)) return KNOWN[theme]
  const own = theme === OWN_THEME ? readSettings(readOwnSettings(globals) ?? '') : undefined
  return own?.kind === 'theme' ? own.options : themePresets.sorrel
}

const made = new Map<string, Theme>()

/** The toolbar's theme, made once, since a page of many stories asks for it in each. */
export function getStoryTheme({ theme, settings }: StoryGlobals): Theme {
  const key = `${String(theme)} ${theme === OWN_THEME ? String(settings) : ''}`
  const known = made.get(key) ?? createTheme(readThemeOptions({ theme, settings }))
  made.set(key, known)
  return known
}
