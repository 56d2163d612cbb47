import { layoutStyle, layoutVariants } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

export const container = layoutStyle({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: themeContract.gutter,
})
export const width = layoutVariants(
  { page: themeContract.maxWidth, text: '46rem', form: '30rem' },
  (maxInlineSize) => ({ maxInlineSize }),
)
