import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { componentVar } from '../theme/component-tokens.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, tone: tones, fontSize, fontWeight, radius } = themeContract

export const badge = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  inlineSize: 'fit-content',
  borderRadius: componentVar('badge', 'radius', radius.button),
  fontSize: fontSize.xs,
  fontWeight: componentVar('badge', 'fontWeight', fontWeight.strong),
  lineHeight: 1.3,
  '@media': { [MEDIA.forcedColors]: { border: '1px solid' } },
})
export const size = kitVariants({
  sm: { paddingBlock: '0.25em', paddingInline: '0.8em' },
  md: { paddingBlock: '0.4em', paddingInline: '0.95em', fontSize: fontSize.sm },
})
const toTone = (tone: { text: string; fill: string }) => ({ background: tone.fill, color: tone.text })
export const tone = kitVariants({
  neutral: toTone(tones.neutral),
  info: toTone(tones.info),
  success: toTone(tones.success),
  warning: toTone(tones.warning),
  error: toTone(tones.error),
})
/** Off pictures only the hairline tells it from the page. */
export const onPicture = kitStyle({
  background: surface.background,
  boxShadow: `inset 0 0 0 1px ${surface.divider}`,
  color: surface.heading,
})
export const dot = kitStyle({
  flex: 'none',
  inlineSize: '0.5em',
  blockSize: '0.5em',
  borderRadius: '50%',
  background: 'currentColor',
  '@media': { [MEDIA.forcedColors]: { background: 'CanvasText' } },
})
