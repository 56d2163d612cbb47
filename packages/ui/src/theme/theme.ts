import type { Theme } from './create-theme.ts'
import { SURFACE_ROLES } from './surface-roles.ts'
import { themeContract } from './theme-contract.css.ts'

export { createSurface, getTextContrast, type GroundOptions, type SurfaceOptions } from './create-surface.ts'
export {
  type ComponentOptions,
  type ComponentToken,
  /** @public */
  componentTokens,
  type ComponentValueKind,
  type ComponentValues,
} from './component-tokens.ts'
export { createTheme, type Theme, type ThemePage, type ThemeWarning } from './create-theme.ts'
export { type Surface, themeContract } from './theme-contract.css.ts'
export type { BrandOptions, FontOptions, ThemeOptions, ToneOptions } from './theme-options.ts'

/**
 * The theme as text for an inline `<style>`. It contains no `<`, so it cannot end the element. With a selector, the
 * theme applies only inside matching elements, so that one page can show several themes; these elements are painted in
 * its page colour and, unless they have a `data-surface` of their own, are its primary surface. A selector that could
 * end the rule throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { createTheme, toThemeCss } from '@sorrel/ui/theme'
 *
 * console.log(toThemeCss(createTheme(), '.campaign').slice(0, 28)) // .campaign{color-scheme:light
 * ```
 */
export function toThemeCss(theme: Theme, selector = ':root'): string {
  const declarations = Object.entries(theme.variables).map(([name, value]) => `${name}:${value}`)
  const rule = `${checkSelector(selector)}{color-scheme:${theme.colorScheme};${declarations.join(';')}}`
  return selector === ':root' ? rule : `${rule}:is(${selector}):not([data-surface]){${SURFACE}}`
}

/**
 * Makes an element the primary surface of its own theme: otherwise it would inherit the colours of the page around it.
 */
const SURFACE = [
  ...SURFACE_ROLES.map(
    (role) => `${themeContract.surface[role].slice(4, -1)}:${themeContract.primary[role]}`,
  ),
  `color:${themeContract.primary.body}`,
  `background-color:${themeContract.primary.background}`,
].join(';')

function checkSelector(selector: string): string {
  if (selector.trim() === '' || /[<{}@;\\]|\/\*/.test(selector))
    throw new TypeError(`${JSON.stringify(selector)} is no selector for a theme`)
  return selector
}

/**
 * Applies the theme to an element immediately, for a live editor. Returns a function that removes it again. An element
 * other than the root becomes a primary surface, so that it uses its new palette.
 */
export function applyTheme(element: HTMLElement, theme: Theme): () => void {
  const { style } = element
  const hadSurface = element.hasAttribute('data-surface')
  style.setProperty('color-scheme', theme.colorScheme)
  for (const [name, value] of Object.entries(theme.variables)) style.setProperty(name, value)
  if (!hadSurface) element.setAttribute('data-surface', 'primary')
  return () => {
    style.removeProperty('color-scheme')
    for (const name of Object.keys(theme.variables)) style.removeProperty(name)
    if (!hadSurface) element.removeAttribute('data-surface')
  }
}
