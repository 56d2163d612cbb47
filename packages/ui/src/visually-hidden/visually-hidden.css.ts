import { HIDDEN_RULE } from '../style/hidden-rule.ts'
import { kitStyle } from '../style/kit-style.ts'

export const hidden = kitStyle(HIDDEN_RULE)
