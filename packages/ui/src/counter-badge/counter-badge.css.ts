import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

const { surface, fontWeight } = themeContract

export const counter = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  paddingInline: '0.3em',
  borderRadius: '999px',
  background: surface.primary,
  color: surface.onPrimary,
  fontSize: '0.6875rem',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
})
