import { kitStyle } from '../../style/kit-style.ts'
import { themeContract } from '../../theme/theme-contract.css.ts'

export const fields = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'end',
  gap: themeContract.space['12'],
})

export const picker = kitStyle({
  inlineSize: '2.5rem',
  blockSize: '1.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
})
