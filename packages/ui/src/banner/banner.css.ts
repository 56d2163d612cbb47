import { kitStyle, kitVariants } from '../style/kit-style.ts'
import { MEDIA } from '../style/media.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, tone: tones, space, radius, fontWeight, fontSize } = themeContract

export const banner = kitStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['12'],
  padding: space['16'],
  borderRadius: radius.input,
  lineHeight: 1.5,
  // Quiet buttons and headings read on the tone as its text does.
  vars: { [surface.heading]: 'currentColor' },
  '@media': { [MEDIA.forcedColors]: { border: '1px solid CanvasText' } },
})
const toTone = (tone: { readonly text: string; readonly fill: string }) => ({
  background: tone.fill,
  color: tone.text,
})
export const tone = kitVariants({
  neutral: toTone(tones.neutral),
  info: toTone(tones.info),
  success: toTone(tones.success),
  warning: toTone(tones.warning),
  error: toTone(tones.error),
})
export const icon = kitStyle({ display: 'flex', paddingBlockStart: '0.125rem' })
export const textBlock = kitStyle({
  display: 'grid',
  gap: space['4'],
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: fontSize.md,
})
export const title = kitStyle({ fontWeight: fontWeight.strong })
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['16'],
  paddingBlockStart: space['4'],
})
export const dismiss = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  margin: `calc(${space['8']} * -1)`,
  borderRadius: '50%',
})
