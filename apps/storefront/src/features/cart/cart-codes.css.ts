import { style } from '@vanilla-extract/css'
import { themeContract } from '@sorrel/ui/theme'

const { surface, fontSize } = themeContract

export const form = style({ display: 'grid', gap: '6px' })

export const status = style({ color: surface.success, fontSize: fontSize.sm })
