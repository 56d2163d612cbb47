import { layoutStyle, layoutVariants } from '../style/kit-style.ts'
import { SPACES } from '../style/spaces.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

export const background = layoutStyle({
  background: themeContract.surface.background,
  color: themeContract.surface.body,
})
export const inset = layoutVariants(SPACES, (space) => ({ padding: space }))
export const insetBlock = layoutVariants(SPACES, (space) => ({ paddingBlock: space }))
export const insetInline = layoutVariants(SPACES, (space) => ({ paddingInline: space }))
export const rounded = layoutStyle({ borderRadius: themeContract.radius.image })
