import { themeContract } from '@sorrel/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { fontSize } = themeContract

export const title = styleVariants({ first: {}, further: {} })

/** A word of ten letters fits on a line of the column, whatever the type scale. Large text of the browser stays large. */
const limit = (place: string, size: string): void =>
  globalStyle(`${place} > *`, { fontSize: `min(${size}, max(16cqi, 3.25rem))` })

limit(title.first, fontSize.display)
limit(title.further, fontSize['6xl'])

export const text = style({ maxInlineSize: '27em' })
