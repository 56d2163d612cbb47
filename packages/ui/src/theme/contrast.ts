import { BLACK, fromHsl, getContrast, mix, type Rgb, toHsl, WHITE } from './color.ts'

/** WCAG 2.2 minimum for text. */
export const TEXT_CONTRAST = 4.5
/** WCAG 2.2 minimum for large text, borders of controls, icons and focus rings. */
export const GRAPHIC_CONTRAST = 3

/** The lowest contrast of `color` with any of the backgrounds. */
export const getLowestContrast = (color: Rgb, backgrounds: readonly Rgb[]): number =>
  Math.min(...backgrounds.map((background) => getContrast(color, background)))

/** Black or white, whichever has the higher lowest contrast. On a single background the contrast is at least 4.58. */
export const getExtreme = (backgrounds: readonly Rgb[]): Rgb =>
  getLowestContrast(BLACK, backgrounds) >= getLowestContrast(WHITE, backgrounds) ? BLACK : WHITE

/**
 * `color` when its contrast reaches `minimum` on every background; otherwise the nearest lightness of the same hue
 * that does, or in the end black or white.
 */
export function ensureContrast(color: Rgb, backgrounds: readonly Rgb[], minimum: number): Rgb {
  if (getLowestContrast(color, backgrounds) >= minimum) return color
  const extreme = getExtreme(backgrounds)
  const [hue, saturation, lightness] = toHsl(color)
  const step = extreme === BLACK ? -0.01 : 0.01
  for (let next = lightness + step; next > 0 && next < 1; next += step) {
    const candidate = fromHsl([hue, saturation, next])
    if (getLowestContrast(candidate, backgrounds) >= minimum) return candidate
  }
  return extreme
}

/** The first of the wanted colours that is readable as text on every background, else black or white. */
export const pickText = (wanted: readonly Rgb[], backgrounds: readonly Rgb[]): Rgb =>
  wanted.find((color) => getLowestContrast(color, backgrounds) >= TEXT_CONTRAST) ?? getExtreme(backgrounds)

/** `wanted` where it differs slightly from `background` and text still reads on it, otherwise such a background. */
export function getSoftBackground(background: Rgb, wanted: Rgb): Rgb {
  const extreme = getExtreme([background])
  const opposite = extreme === BLACK ? WHITE : BLACK
  const candidates = [wanted, mix(background, extreme, 0.05)]
  const isSoft = (color: Rgb): boolean =>
    getContrast(color, background) < 1.2 &&
    getContrast(color, extreme) >= TEXT_CONTRAST &&
    toKey(color) !== toKey(background)
  return candidates.find(isSoft) ?? mix(background, opposite, 0.05)
}

const toKey = (color: Rgb): string => color.join()
