import { globalLayer } from '@vanilla-extract/css'

/** Later layers override earlier ones. An application's unlayered styles override all of them. */
export const themeLayer = globalLayer('sorrel.theme')
export const resetLayer = globalLayer('sorrel.reset')
export const layoutLayer = globalLayer('sorrel.layout')
/** What several components are made of: fields, windows, radio buttons. */
export const partsLayer = globalLayer('sorrel.parts')
export const kitLayer = globalLayer('sorrel.kit')
