import { globalLayer } from '@vanilla-extract/css'

/** Lowest first. An application's own unlayered styles win over all of them. */
export const themeLayer = globalLayer('sorrel.theme')
export const resetLayer = globalLayer('sorrel.reset')
export const layoutLayer = globalLayer('sorrel.layout')
export const kitLayer = globalLayer('sorrel.kit')
