import { HIDDEN_RULE, kitStyle } from '../style/kit-style.ts'

export const hidden = kitStyle(HIDDEN_RULE)
