/** Where the menu's links are without script. */
export const FOOTER_ID = 'footer'
