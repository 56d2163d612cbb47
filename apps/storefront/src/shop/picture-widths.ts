/** Widths that are made of pictures across the window, in pixels: telephones have 720 and 750, or 1080 to 1179. */
export const WINDOW_WIDTHS = [640, 750, 1200, 1920, 2560, 3840]

/** Widths that are made of pictures in a part of the window, in pixels. */
const PART_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384]

/** All widths that are made, rising. */
export const ALL_WIDTHS = [...PART_WIDTHS, ...WINDOW_WIDTHS]
const NARROWEST = Math.min(...WINDOW_WIDTHS)
const WIDEST = Math.max(...WINDOW_WIDTHS)

/** A screen with more pixels to the CSS pixel shows no difference. */
const DENSITY_MAX = 3

const REM_PX = 16

/**
 * The widths that a picture can need, up to the first made width that is at least the picture's own, or the most that
 * `sizes` can ask for, whichever is smaller.
 */
export function getWidthsFor(sizes: string, own: number): readonly number[] {
  const { least, most } = getWidths(sizes)
  const enough = toMade(own > 0 ? Math.min(own, most) : most)
  return ALL_WIDTHS.filter((made) => made === enough || (made >= least && made < enough))
}

/** Pixels that `sizes` can ask for. */
function getWidths(sizes: string): { readonly least: number; readonly most: number } {
  const lengths = [...sizes.replaceAll(/\([^)]*\)/g, '').matchAll(/(\d*\.?\d+)(vw|px|rem)/g)]
  const pixels = lengths.map(([, amount, unit]) => Number(amount) * getUnitPx(unit))
  const isFixed = lengths.length > 0 && lengths.every(([, , unit]) => unit !== 'vw')
  return { least: Math.min(...pixels), most: isFixed ? Math.max(...pixels) * DENSITY_MAX : WIDEST }
}

/** Pixels of a CSS unit; `vw` counts in the narrowest window that is distinguished. */
function getUnitPx(unit: string | undefined): number {
  if (unit === 'vw') return NARROWEST / 100
  return unit === 'rem' ? REM_PX : 1
}

/** The next width that is made, else the widest. */
export function toMade(width: number): number {
  return ALL_WIDTHS.find((made) => made >= width) ?? WIDEST
}
