import { kitStyle } from '../style/kit-style.ts'
import { themeContract } from '../theme/theme-contract.css.ts'

export const meter = kitStyle({ display: 'grid', gap: themeContract.space['8'] })

/** Not faded while a change in flight may alter it, because it must stay readable. */
export const message = kitStyle({
  selectors: {
    '&[aria-busy="true"]': { textDecoration: 'underline dashed 1px', textUnderlineOffset: '0.3em' },
  },
})
