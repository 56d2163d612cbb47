import { kitStyle } from '../../style/kit-style.ts'

export const picker = kitStyle({
  inlineSize: '2.5rem',
  blockSize: '1.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
})
