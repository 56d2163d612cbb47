import { SHIPPED_FONTS } from '../theme/font-stack.ts'

/**
 * The file to preload for each family of `@sorrel/ui/fonts.css`, by lower-case family name:
 * `fontFiles.get('fraunces')` is `fonts/fraunces-basic.woff2`, importable as `@sorrel/ui/fonts/fraunces-basic.woff2`.
 *
 * @public
 */
export const fontFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(SHIPPED_FONTS).map(([name, font]) => [name, font.preload]),
)
