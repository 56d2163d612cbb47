import { kitStyle } from '../style/kit-style.ts'

export const summary = kitStyle({ outline: 'none' })
export const list = kitStyle({
  display: 'grid',
  gap: '2px',
  margin: 0,
  marginBlockStart: '6px',
  padding: 0,
  listStyle: 'none',
})
export const error = kitStyle({
  display: 'inline-block',
  minBlockSize: '24px',
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'underline',
})
