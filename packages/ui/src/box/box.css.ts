import { layoutStyle, layoutVariants } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const SPACES = { '0': '0', ...themeContract.space } as const

export const background = layoutStyle({
  background: themeContract.surface.background,
  color: themeContract.surface.body,
})
export const padding = layoutVariants(SPACES, (space) => ({ padding: space }))
export const paddingBlock = layoutVariants(SPACES, (space) => ({ paddingBlock: space }))
export const paddingInline = layoutVariants(SPACES, (space) => ({ paddingInline: space }))
export const gap = layoutVariants(SPACES, (space) => ({ gap: space }))
export const rowGap = layoutVariants(SPACES, (space) => ({ rowGap: space }))
export const rounded = layoutStyle({ borderRadius: themeContract.radius.image })
