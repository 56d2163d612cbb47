import { layoutStyle, layoutVariants } from '../style/kit-style.ts'

export const inline = layoutStyle({ display: 'flex', minInlineSize: 0 })
export const wrap = layoutStyle({ flexWrap: 'wrap' })
export const align = layoutVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})
export const justify = layoutVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
