import { kitStyle } from '../style/kit-style.ts'

export const box = kitStyle({ alignItems: 'stretch' })
export const textarea = kitStyle({ resize: 'vertical', minBlockSize: '7.5rem' })
