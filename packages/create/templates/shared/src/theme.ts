import { createTheme, toThemeCss } from '@sorrel/ui/theme'
import { shop } from './shop'

/** The look of the whole shop. Whatever colours it is given, text on them can be read. */
const theme = createTheme({ brand: shop.color })

export const themeCss = toThemeCss(theme)
