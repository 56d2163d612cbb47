import { partStyle } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { componentVar } from '../theme/component-tokens.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, motion, overlay, shadow, space, radius, fontSize } = themeContract

export const backdrop = partStyle({
  background: overlay,
  opacity: 0,
  transition: `opacity ${motion.leave} ${motion.easing}`,
  selectors: {
    // It darkens from the first visible frame: `data-enter` would come two frames later.
    '&:not([data-leave])': {
      opacity: 1,
      transitionDuration: motion.enter,
      '@starting-style': { opacity: 0 },
    },
  },
})
/** Background and shadow of everything above the page. */
export const paper = partStyle({
  background: surface.background,
  color: surface.body,
  boxShadow: shadow.overlay,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${surface.focus}`, outlineOffset: '-2px' } },
  '@media': { [MEDIA.forcedColors]: { border: '1px solid CanvasText' } },
})
export const header = partStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space['12'],
  flex: 'none',
})
export const headerTextBlock = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['8'],
  minInlineSize: 0,
  paddingBlockStart: space['8'],
})
/** Keeps the close button at the end, even if there is nothing before it. */
export const headerEnd = partStyle({ marginInlineStart: 'auto' })
export const body = partStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const footer = partStyle({ flex: 'none' })

/** A panel that a button opens: menus, selects, popovers. */
export const popover = partStyle({
  zIndex: 60,
  maxBlockSize: 'min(var(--popover-available-height, 24rem), 26rem)',
  maxInlineSize: 'calc(100vw - 1rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${surface.divider}`,
  borderRadius: componentVar('popover', 'radius', `calc(${radius.input} + 2px)`),
  opacity: 0,
  transform: 'translateY(-4px)',
  transition: `opacity ${motion.leave} ${motion.easing}, transform ${motion.leave} ${motion.easing}`,
  selectors: { '&[data-enter]': { opacity: 1, transform: 'none', transitionDuration: motion.enter } },
})
/** One line of a menu or list. */
export const option = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space['12'],
  minBlockSize: '2.75rem',
  paddingBlock: space['8'],
  paddingInline: space['12'],
  borderRadius: `max(0px, ${radius.input} - 4px)`,
  color: surface.heading,
  fontSize: fontSize.md,
  lineHeight: 1.35,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-active-item]': { background: surface.soft },
    '&[data-focus-visible]': { outline: `2px solid ${surface.focus}`, outlineOffset: '-2px' },
    '&[aria-disabled="true"]': {
      color: surface.body,
      cursor: 'not-allowed',
      textDecorationLine: 'line-through',
    },
  },
  '@media': {
    [MEDIA.forcedColors]: { selectors: { '&[data-active-item]': { outline: '2px solid Highlight' } } },
  },
})
export const optionTextBlock = partStyle({ display: 'grid', flex: 1 })
export const optionDescription = partStyle({ color: surface.body, fontSize: fontSize.sm })
export const list = partStyle({ padding: space['8'] })
