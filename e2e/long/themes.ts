/**
 * All settings of the demo store's own theme. Settings are merged, so these overwrite everything that another theme
 * has set.
 */
export const SORREL = {
  colors: {
    primary: '#1F2D27',
    body: '#4A5751',
    accent: '#E0B15B',
    background: { primary: '#FFFFFF', secondary: '#F6F3EC' },
    button: { primary: '#26493A', secondary: '#FFFFFF' },
    input: { standard: '#7C8781' },
    dividers: '#E7E4DB',
  },
  borders: { image: { radius: 20 } },
  typography: {
    font_family: {
      headings: { provider: 'Google', name: 'Fraunces', fallback: 'serif', weight: 450 },
      body: { provider: 'Google', name: 'Figtree', fallback: 'sans-serif', weight: 400 },
    },
  },
} as const

/** Themes as settings of a merchant, among them a hostile one that tries to leave the page's style. */
export const THEMES: Readonly<Record<string, object>> = {
  sorrel: {},
  tide: {
    colors: {
      primary: '#0B2A3C',
      accent: '#5CC3C7',
      background: { primary: '#FFFFFF', secondary: '#EDF4F6' },
      button: { primary: '#0F5C73' },
    },
    borders: { image: { radius: 4 } },
    typography: {
      font_family: { headings: { provider: 'Google', name: 'Figtree', fallback: 'sans-serif', weight: 600 } },
    },
  },
  ember: {
    colors: {
      primary: '#F7EBDD',
      body: '#CDBFB2',
      accent: '#E98A4B',
      background: { primary: '#1B1613', secondary: '#26201C' },
      button: { primary: '#E98A4B', secondary: '#26201C' },
      input: { standard: '#8C7C70' },
      dividers: '#3A312B',
    },
  },
  plain: {
    colors: {
      primary: '#111111',
      background: { primary: '#FFFFFF', secondary: '#F4F4F4' },
      button: { primary: '#111111' },
    },
    borders: { image: { radius: 0 } },
    typography: {
      font_family: {
        headings: { provider: 'System', name: 'Georgia', fallback: 'serif', weight: 700 },
        body: { provider: 'System', name: 'Arial', fallback: 'sans-serif', weight: 400 },
      },
    },
  },
  hostile: {
    colors: {
      primary: '</style><script>alert(1)</script>',
      body: 'red;}*{display:none',
      accent: 'url(https://x.example)',
    },
    typography: {
      font_family: { headings: { name: '"</style><img src=x onerror=alert(1)>', weight: 9999 } },
    },
    borders: { image: { radius: 1e9 } },
  },
}
