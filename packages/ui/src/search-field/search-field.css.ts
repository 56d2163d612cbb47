import { kitStyle } from '../style/kit-style.ts'

export const form = kitStyle({ display: 'block', inlineSize: '100%' })
