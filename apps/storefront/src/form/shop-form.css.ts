import { globalStyle, style } from '@vanilla-extract/css'
import { BREAKPOINTS } from '#shop/breakpoints.ts'

export const form = style({ display: 'grid', gap: '20px' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px 16px', alignItems: 'center' })

/** Buttons that do not fit beside each other fill their lines, so that they are equally wide. */
globalStyle(`${actions} > *`, { flexGrow: 1, '@media': { [BREAKPOINTS.tablet]: { flexGrow: 0 } } })
