/** Windows in which the panel of quick-add is a sheet at their foot. */
export const SHEET = '(max-width: 39.99rem)'
