import { themeContract } from '@sorrel/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const { fontSize } = themeContract

/** A word of ten letters fits on a line of the column, whatever the type scale. Large text of the browser stays large. */
const toTitle = (size: string) => ({ fontSize: `min(${size}, max(16cqi, 3.25rem))` })

export const title = styleVariants({ first: toTitle(fontSize.display), further: toTitle(fontSize['6xl']) })

export const text = style({ maxInlineSize: '27em' })
