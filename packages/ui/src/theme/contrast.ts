import { BLACK, fromHsl, getContrast, mix, type Rgb, toHsl, WHITE } from './color.ts'

/** WCAG 2.2 minimum for text. */
export const TEXT_CONTRAST = 4.5
/** WCAG 2.2 minimum for large text, borders of controls, icons and focus rings. */
export const GRAPHIC_CONTRAST = 3

/** The lowest contrast of `color` with any of the backgrounds. */
export const getLowestContrast = (color: Rgb, grounds: readonly Rgb[]): number =>
  Math.min(...grounds.map((ground) => getContrast(color, ground)))

/** Black or white, whichever has the higher lowest contrast. On a single background the contrast is at least 4.58. */
export const getExtreme = (grounds: readonly Rgb[]): Rgb =>
  getLowestContrast(BLACK, grounds) >= getLowestContrast(WHITE, grounds) ? BLACK : WHITE

/**
 * `color` when its contrast reaches `minimum` on every background; otherwise the nearest lightness of the same hue
 * that does, or in the end black or white.
 */
export function ensureContrast(color: Rgb, grounds: readonly Rgb[], minimum: number): Rgb {
  if (getLowestContrast(color, grounds) >= minimum) return color
  const extreme = getExtreme(grounds)
  const [hue, saturation, lightness] = toHsl(color)
  const step = extreme === BLACK ? -0.01 : 0.01
  for (let next = lightness + step; next > 0 && next < 1; next += step) {
    const candidate = fromHsl([hue, saturation, next])
    if (getLowestContrast(candidate, grounds) >= minimum) return candidate
  }
  return extreme
}

/** The first of the wanted colours that is readable as text on every background, else black or white. */
export const pickText = (wishes: readonly Rgb[], grounds: readonly Rgb[]): Rgb =>
  wishes.find((wish) => getLowestContrast(wish, grounds) >= TEXT_CONTRAST) ?? getExtreme(grounds)

/** A background slightly different from `ground`, on which black or white text is still readable. */
export function getSoftGround(ground: Rgb, neighbour: Rgb): Rgb {
  const extreme = getExtreme([ground])
  const opposite = extreme === BLACK ? WHITE : BLACK
  const wishes = [mix(ground, neighbour, 0.5), mix(ground, extreme, 0.05)]
  const isSoft = (color: Rgb): boolean =>
    getContrast(color, ground) < 1.2 &&
    getContrast(color, extreme) >= TEXT_CONTRAST &&
    toKey(color) !== toKey(ground)
  return wishes.find(isSoft) ?? mix(ground, opposite, 0.05)
}

const toKey = (color: Rgb): string => color.join()
