import { globalLayer } from '@vanilla-extract/css'

/** Later layers override earlier ones. An application's unlayered styles override all of them. */
export const themeLayer = globalLayer('sorrel.theme')
export const resetLayer = globalLayer('sorrel.reset')
export const layoutLayer = globalLayer('sorrel.layout')
/** Parts that several components share: fields, windows, radio buttons. */
export const partsLayer = globalLayer('sorrel.parts')
export const kitLayer = globalLayer('sorrel.kit')
