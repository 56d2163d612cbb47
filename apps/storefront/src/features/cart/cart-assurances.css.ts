import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { fontSize } = themeContract

export const assurances = style({ display: 'grid', gap: '8px', fontSize: fontSize.sm })

export const assurance = style({ display: 'flex', gap: '10px', alignItems: 'center' })
