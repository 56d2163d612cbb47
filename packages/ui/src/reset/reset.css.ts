import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { resetLayer } from '../style/layers.css.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } })

const { surface, fontFamily, fontWeight, fontSize } = themeContract

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0, padding: 0 })
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: '6rem',
  accentColor: surface.primaryMark,
})
reset('body', {
  minBlockSize: '100dvh',
  background: surface.background,
  color: surface.body,
  fontFamily: fontFamily.body,
  fontSize: fontSize.md,
  fontWeight: fontWeight.body,
  lineHeight: 1.55,
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' })
reset('ul, ol, menu', { listStyle: 'none' })
reset('img, svg, video, picture', { display: 'block', maxInlineSize: '100%' })
reset('img, video', { blockSize: 'auto' })
reset('a', { color: 'inherit', textDecoration: 'inherit' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { background: 'none', border: 0, textAlign: 'inherit', cursor: 'pointer' })
reset('fieldset', { border: 0, minInlineSize: 0 })
reset('legend', { padding: 0 })
reset('table', { borderCollapse: 'collapse', inlineSize: '100%' })
reset('summary', { listStyle: 'none', cursor: 'pointer' })
reset('summary::-webkit-details-marker', { display: 'none' })
reset('dialog', { border: 0 })
reset('[hidden]', { display: 'none !important' })
reset(':focus-visible', { outline: `2px solid ${surface.focus}`, outlineOffset: '2px' })
reset('::selection', { background: surface.accent, color: surface.onAccent })
