import type { Theme } from './create-theme.ts'

export { createSurface, getTextContrast, type GroundOptions, type SurfaceOptions } from './create-surface.ts'
export { createTheme, type Theme, type ThemeWarning } from './create-theme.ts'
export { type Surface, themeContract } from './theme-contract.css.ts'
export type { FontOptions, ThemeOptions, ToneOptions } from './theme-options.ts'

/** The theme as text for the page's one inline `<style>`. It contains no `<`, so it cannot end the element. */
export function toThemeCss(theme: Theme): string {
  const declarations = Object.entries(theme.variables).map(([name, value]) => `${name}:${value}`)
  return `:root{color-scheme:${theme.colorScheme};${declarations.join(';')}}`
}

/**
 * Applies the theme to an element at once, for a live editor. Returns a function that removes it again. An element
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
