import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { themePresets } from '../theme-presets/theme-presets.ts'
import { getContrast, getLuminance, type Rgb } from './color.ts'
import { parseColor } from './css-color.ts'
import type { SurfaceRole } from './surface-roles.ts'
import { SURFACES, type Surface } from './theme-contract.css.ts'
import { createSurface, createTheme, type Theme, type ThemeOptions, toThemeCss } from './theme.ts'

const read = (theme: Theme, name: string): Rgb => {
  const color = parseColor(theme.variables[`--sorrel-${name}`])
  if (!color) throw new Error(`--sorrel-${name} is no colour`)
  return color
}

const toKebab = (role: string): string => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

interface Pair {
  readonly front: SurfaceRole
  readonly backgrounds: readonly SurfaceRole[]
  readonly minimum: number
}

/** Foreground and background colours that components combine, and the contrast they need. */
const PAIRS: readonly Pair[] = [
  { front: 'heading', backgrounds: ['background', 'soft'], minimum: 4.5 },
  { front: 'body', backgrounds: ['background', 'soft'], minimum: 4.5 },
  { front: 'success', backgrounds: ['background', 'soft'], minimum: 4.5 },
  { front: 'warning', backgrounds: ['background', 'soft'], minimum: 4.5 },
  { front: 'error', backgrounds: ['background', 'soft'], minimum: 4.5 },
  { front: 'onAccent', backgrounds: ['accent'], minimum: 4.5 },
  { front: 'onPrimary', backgrounds: ['primary', 'primaryHover', 'primaryPressed'], minimum: 4.5 },
  { front: 'onSecondary', backgrounds: ['secondary', 'secondaryHover', 'secondaryPressed'], minimum: 4.5 },
  { front: 'control', backgrounds: ['background', 'soft'], minimum: 3 },
  { front: 'focus', backgrounds: ['background', 'soft'], minimum: 3 },
  { front: 'mark', backgrounds: ['background', 'soft', 'track'], minimum: 3 },
  { front: 'success', backgrounds: ['track'], minimum: 3 },
  { front: 'primaryMark', backgrounds: ['background', 'soft', 'track'], minimum: 3 },
]

/** Fills of buttons, and how far they move from rest. */
const STEPS = [
  ['primary', 'primaryHover', 1.25],
  ['primary', 'primaryPressed', 1.5],
  ['secondary', 'secondaryHover', 1.25],
  ['secondary', 'secondaryPressed', 1.5],
] as const

const findUnseen = (theme: Theme): readonly string[] =>
  SURFACES.flatMap((surface) =>
    STEPS.flatMap(([rest, state, minimum]) => {
      const contrast = getContrast(
        read(theme, `${surface}-${rest}`),
        read(theme, `${surface}-${toKebab(state)}`),
      )
      return contrast >= minimum ? [] : [`${surface}: ${state} is ${contrast.toFixed(2)} to rest`]
    }),
  )

function findUnreadable(theme: Theme): readonly string[] {
  const onSurface = (surface: Surface): string[] =>
    PAIRS.flatMap(({ front, backgrounds, minimum }) =>
      backgrounds.flatMap((background) => {
        const contrast = getContrast(
          read(theme, `${surface}-${toKebab(front)}`),
          read(theme, `${surface}-${toKebab(background)}`),
        )
        return contrast >= minimum ? [] : [`${surface}: ${front} on ${background} is ${contrast.toFixed(2)}`]
      }),
    )
  const tones = ['neutral', 'info', 'success', 'warning', 'error'].flatMap((tone) => {
    const contrast = getContrast(read(theme, `tone-${tone}-text`), read(theme, `tone-${tone}-fill`))
    return contrast >= 4.5 ? [] : [`tone ${tone} is ${contrast.toFixed(2)}`]
  })
  return [...SURFACES.flatMap(onSurface), ...tones]
}

/** Contrast of two luminances. */
function getRatio(one: number, other: number): number {
  const [low = 0, high = 0] = [one, other].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const tone = fc.record({ dark: color, light: color }, { requiredKeys: [] })
const palette: fc.Arbitrary<ThemeOptions> = fc.record({
  colors: fc.record(
    {
      heading: color,
      body: color,
      accent: color,
      background: fc.record({ primary: color, secondary: color }, { requiredKeys: [] }),
      button: fc.record({ primary: color, secondary: color }, { requiredKeys: [] }),
      input: fc.record({ standard: color }),
      dividers: color,
      brand: fc.oneof(
        color,
        fc.record({ background: color, heading: color, button: color }, { requiredKeys: [] }),
      ),
      soft: color,
      success: tone,
      warning: tone,
      error: tone,
    },
    { requiredKeys: [] },
  ),
})

describe('contrast', () => {
  test.each(Object.entries(themePresets))('%s reads everywhere', (_, options) => {
    const theme = createTheme(options)
    expect(theme.warnings).toEqual([])
    expect(findUnreadable(theme)).toEqual([])
  })

  /** The button mixes them linearly, so its luminance lies between theirs: at rest, under a pointer and pressed. */
  test.each(Object.entries(themePresets))(
    'the critical button of %s reads on every surface, and its states are seen on a page',
    (_, options) => {
      const theme = createTheme(options)
      for (const surface of SURFACES) {
        const [error = 0, heading = 0, text = 0] = (['error', 'heading', 'background'] as const).map((role) =>
          getLuminance(read(theme, `${surface}-${role}`)),
        )
        const fills = [0, 0.4, 0.6].map((share) => error * (1 - share) + heading * share)
        for (const fill of fills) expect(getRatio(fill, text)).toBeGreaterThanOrEqual(4.5)
        // On the brand surface the error is so near the text that no mix of both is far from it.
        if (surface === 'brand') continue
        const steps = fills.map((fill) => getRatio(fill, error))
        expect(steps[1]).toBeGreaterThanOrEqual(1.25)
        expect(steps[2]).toBeGreaterThanOrEqual(1.5)
      }
    },
  )

  test('an error that reads on a page and not on its track becomes one that reads on both', () => {
    const background = { primary: '#df0883', secondary: '#a469dc' }
    const theme = createTheme({ colors: { background, dividers: '#9f0185', error: { dark: '#000000' } } })
    expect(findUnreadable(theme)).toEqual([])
  })

  test('every colour of any palette is readable on its surfaces, and every state of a button is seen', () => {
    fc.assert(
      fc.property(palette, (options) => {
        const theme = createTheme(options)
        expect(findUnreadable(theme)).toEqual([])
        expect(findUnseen(theme)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  }, 120_000)
})

test('the default theme keeps the colours it was given', () => {
  const { variables } = createTheme()
  expect(variables).toMatchObject({
    '--sorrel-primary-heading': '#1f2d27',
    '--sorrel-primary-body': '#4a5751',
    '--sorrel-primary-background': '#ffffff',
    '--sorrel-secondary-background': '#f6f3ec',
    '--sorrel-brand-background': '#26493a',
    '--sorrel-primary-primary': '#26493a',
    '--sorrel-primary-on-primary': '#ffffff',
    '--sorrel-primary-control': '#7c8781',
    '--sorrel-primary-success': '#1e7a52',
    '--sorrel-primary-error': '#b3372b',
    '--sorrel-tone-warning-fill': '#fbf1dc',
    '--sorrel-radius-image': '20px',
  })
})

describe('the colour of headings', () => {
  const read = (colors: object) => createTheme({ colors }).variables['--sorrel-primary-heading']

  test('is `heading`, and `primary` in the settings of stores', () => {
    expect(read({ heading: '#0b2a3c' })).toBe('#0b2a3c')
    expect(read({ primary: '#0b2a3c' })).toBe('#0b2a3c')
    expect(read({ primary: '#111111', heading: '#0b2a3c' })).toBe('#0b2a3c')
    expect(createTheme({ colors: { primary: '#0b2a3c', heading: '#0b2a3c' } }).warnings).toEqual([])
  })

  test.each([
    ['headings', 'colors.heading'],
    ['primery', 'colors.primary'],
  ])('colors.%s is unknown, and %s is probably meant', (name, nearest) => {
    expect(createTheme({ colors: { [name]: '#0b2a3c' } }).warnings).toMatchObject([
      { path: `colors.${name}`, problem: 'unknown', nearest },
    ])
  })
})

describe('hostile settings', () => {
  /** The characters of a value that the kit writes: none of them can end a declaration, or begin another or a comment. */
  const SAFE_VALUE = /^[\p{L}\p{N} #.,()'%+/_-]+$/u
  const isSafe = (theme: Theme): boolean =>
    Object.entries(theme.variables).every(
      ([name, value]) => /^--sorrel-[a-z0-9-]+$/.test(name) && SAFE_VALUE.test(value),
    )

  test('are refused, listed in the warnings and replaced by defaults', () => {
    const theme = createTheme({
      colors: { heading: 'red;}</style><script>alert(1)</script>' },
      typography: {
        fontFamily: { headings: { name: "x'; } body { display: none", weight: 9000 } },
        fontSize: { base: 'huge' },
      },
      borders: { image: { radius: '9e9' } },
    })
    expect(theme.warnings.map(({ path, problem }) => [path, problem])).toEqual([
      ['colors.heading', 'color'],
      ['typography.fontFamily.headings.name', 'font'],
      ['typography.fontFamily.headings.weight', 'range'],
      ['typography.fontSize.base', 'number'],
      ['borders.image.radius', 'range'],
    ])
    expect(theme.variables['--sorrel-primary-heading']).toBe('#1f2d27')
    expect(theme.variables['--sorrel-radius-image']).toBe('64px')
    expect(isSafe(theme)).toBe(true)
  })

  test('never reach the style sheet, whatever they are', () => {
    const anything = fc.anything({ maxDepth: 3 })
    const options = fc.record({
      colors: fc.oneof(anything, fc.dictionary(fc.constantFrom('primary', 'body', 'dividers'), fc.string())),
      typography: fc.oneof(
        anything,
        fc.record({
          fontFamily: fc.record({
            headings: fc.record({ name: fc.string(), weight: fc.string(), fallback: fc.string() }),
          }),
          fontSize: fc.record({ base: anything, scaling: anything }),
        }),
      ),
      borders: fc.oneof(anything, fc.record({ image: fc.record({ radius: anything }) })),
    })
    fc.assert(
      fc.property(options, (hostile) => {
        // @ts-expect-error settings come from outside, whatever their type says
        const theme = createTheme(hostile)
        expect(isSafe(theme)).toBe(true)
        expect(toThemeCss(theme)).not.toContain('<')
      }),
      { numRuns: 2000 },
    )
  }, 60_000)
})

describe('a brand', () => {
  const HEX = /^#[0-9a-f]{6}$/
  const BRAND = '#7a1fa2'

  test('colours buttons, headings and its own surface; one of `colors` goes before it', () => {
    const { variables, warnings } = createTheme({ brand: BRAND, colors: { body: '#222222' } })
    expect(warnings).toEqual([])
    expect(variables).toMatchObject({
      '--sorrel-primary-primary': BRAND,
      '--sorrel-primary-heading': BRAND,
      '--sorrel-brand-background': BRAND,
      '--sorrel-primary-body': '#222222',
      '--sorrel-primary-background': '#ffffff',
    })
  })

  test('has a surface of another colour where `colors.brand` says so', () => {
    const { variables } = createTheme({ brand: BRAND, colors: { brand: '#102030' } })
    expect(variables['--sorrel-brand-background']).toBe('#102030')
    expect(variables['--sorrel-primary-primary']).toBe(BRAND)
  })

  test('sets the background, the headings and the button of its surface', () => {
    const brand = { background: '#102030', heading: '#ffd54a', button: '#ff8ac2' }
    const { variables, warnings } = createTheme({ brand: BRAND, colors: { brand } })
    expect(warnings).toEqual([])
    expect(variables).toMatchObject({
      '--sorrel-brand-background': '#102030',
      '--sorrel-brand-heading': '#ffd54a',
      '--sorrel-brand-primary': '#ff8ac2',
      '--sorrel-primary-primary': BRAND,
      '--sorrel-primary-heading': BRAND,
    })
  })

  test('moves headings and buttons that do not read on its surface', () => {
    const brand = { background: '#102030', heading: '#20304a', button: '#182838' }
    const theme = createTheme({ colors: { brand } })
    expect(getContrast(read(theme, 'brand-heading'), read(theme, 'brand-background'))).toBeGreaterThanOrEqual(
      4.5,
    )
    expect(getContrast(read(theme, 'brand-primary'), read(theme, 'brand-background'))).toBeGreaterThanOrEqual(
      3,
    )
  })

  test('whose surface has broken or unknown values warns', () => {
    const brand = { background: 'nice', headings: '#ffffff', button: 7 }
    const warn = (colors: unknown) =>
      createTheme({ colors } as ThemeOptions).warnings.map(({ path, problem, nearest }) => [
        path,
        problem,
        nearest,
      ])
    expect(warn({ brand })).toEqual([
      ['colors.brand.background', 'color', undefined],
      ['colors.brand.button', 'color', undefined],
      ['colors.brand.headings', 'unknown', 'colors.brand.heading'],
    ])
    expect(warn({ brand: 'nice' })).toEqual([['colors.brand', 'color', undefined]])
  })

  test.each(['light', 'dark'] as const)('of any colour reads everywhere on %s pages', (scheme) => {
    fc.assert(
      fc.property(color, (brand) => {
        const theme = createTheme({ brand, scheme })
        expect(theme.colorScheme).toBe(scheme)
        expect(findUnreadable(theme)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('is dark without a colour too', () => {
    const theme = createTheme({ scheme: 'dark' })
    expect(theme.colorScheme).toBe('dark')
    expect(findUnreadable(theme)).toEqual([])
  })

  test.each([
    ['sharp', '0px', '0px'],
    ['soft', '8px', '8px'],
    ['round', '999px', '20px'],
  ] as const)('has %s corners', (corners, button, image) => {
    const { variables } = createTheme({ corners, borders: { input: { radius: 3 } } })
    expect(variables).toMatchObject({
      '--sorrel-radius-button': button,
      '--sorrel-radius-image': image,
      '--sorrel-radius-input': '3px',
    })
  })

  test('has fonts by their names', () => {
    const { variables } = createTheme({ fonts: { headings: 'Space Grotesk', body: 'Fraunces' } })
    expect(variables).toMatchObject({
      '--sorrel-font-family-headings': "'Space Grotesk', 'Space Grotesk Fallback', sans-serif",
      '--sorrel-font-weight-headings': '600',
      '--sorrel-font-family-body': expect.stringMatching(/^'Fraunces Variable', .*, serif$/),
    })
  })

  test('that cannot be used is warned of, and the default shows', () => {
    const options: unknown = { brand: 'nice', scheme: 'dim', corners: 'oval', fonts: { body: '{}' } }
    const { variables, warnings } = createTheme(options as ThemeOptions)
    expect(warnings.map(({ path, problem }) => [path, problem])).toEqual([
      ['scheme', 'choice'],
      ['brand', 'color'],
      ['corners', 'choice'],
      ['fonts.body', 'font'],
    ])
    expect(variables).toEqual(createTheme().variables)
  })

  test('gives a surface its page', () => {
    const style = createSurface({ background: '#00000000', theme: { brand: BRAND, scheme: 'dark' } })
    expect(style?.backgroundColor).toMatch(HEX)
    expect(style?.colorScheme).toBe('dark')
  })
})

describe('what lies over and behind', () => {
  const readAll = (options: ThemeOptions) => createTheme(options).variables

  test('is derived from the text, but for the soft background of the default look', () => {
    expect(readAll({})).toMatchObject({
      '--sorrel-primary-soft': '#fbf9f6',
      '--sorrel-overlay': 'rgb(16 24 20 / 0.4)',
      '--sorrel-shadow-overlay': '0 12px 40px rgb(16 24 20 / 0.16)',
      '--sorrel-shadow-raised': '0 6px 20px rgb(16 24 20 / 0.12)',
    })
    const blue = readAll({
      colors: { heading: '#0b2a6c', body: '#223355', background: { secondary: 'gold' } },
    })
    expect(blue['--sorrel-primary-soft']).toBe('#f4f5f7')
    expect(blue['--sorrel-overlay']).toBe('rgb(6 22 57 / 0.4)')
  })

  test('is dark on a dark page', () => {
    expect(readAll({ scheme: 'dark' })['--sorrel-overlay']).toBe('rgb(10 14 12 / 0.4)')
  })

  test('can be set', () => {
    const colors = { soft: '#ffe9f3', scrim: 'rgb(90 0 50 / 55%)', shadow: '#500028' }
    const { variables, warnings } = createTheme({ colors, components: { card: { shadow: 'soft' } } })
    expect(warnings).toEqual([])
    expect(variables).toMatchObject({
      '--sorrel-primary-soft': '#ffe9f3',
      '--sorrel-overlay': 'rgb(90 0 50 / 0.55)',
      '--sorrel-shadow-overlay': '0 12px 40px rgb(80 0 40 / 0.16)',
      '--sorrel-card-shadow': '0 2px 8px rgb(80 0 40 / 0.08)',
    })
    expect(readAll({ colors: { scrim: '#5a0032' } })['--sorrel-overlay']).toBe('rgb(90 0 50 / 0.4)')
  })

  test('that cannot be used warns, and the derived shows', () => {
    const { variables, warnings } = createTheme({ colors: { soft: '#444444', scrim: 'dim', shadow: '{}' } })
    expect(warnings.map(({ path, problem }) => [path, problem])).toEqual([
      ['colors.soft', 'contrast'],
      ['colors.shadow', 'color'],
      ['colors.scrim', 'color'],
    ])
    expect(variables).toEqual(createTheme().variables)
  })
})

describe('weights', () => {
  const readWeights = (typography: ThemeOptions['typography']) => {
    const { variables, warnings } = createTheme({ typography })
    const weights = ['medium', 'strong'].map((name) => Number(variables[`--sorrel-font-weight-${name}`]))
    return { weights, warnings: warnings.map(({ path, problem }) => [path, problem]) }
  }

  test('follow that of body text', () => {
    expect(readWeights({}).weights).toEqual([500, 600])
    expect(readWeights({ fontFamily: { body: { weight: 300 } } }).weights).toEqual([400, 500])
    expect(readWeights({ fontFamily: { body: { weight: 950 } } }).weights).toEqual([1000, 1000])
  })

  test('can be set', () => {
    expect(readWeights({ fontWeight: { medium: '450', strong: 700 } })).toEqual({
      weights: [450, 700],
      warnings: [],
    })
    expect(readWeights({ fontWeight: { medium: 'bold', strong: 9000 } })).toEqual({
      weights: [500, 1000],
      warnings: [
        ['typography.fontWeight.medium', 'number'],
        ['typography.fontWeight.strong', 'range'],
      ],
    })
  })
})

describe('options that a theme does not have', () => {
  const warnOf = (options: unknown) => createTheme(options as ThemeOptions).warnings

  test('are listed with the nearest that it has', () => {
    const options = {
      colours: { primary: '#ff0000' },
      colors: { bodyy: '#222222', background: '#101014', success: '' },
      borders: { buttons: { radius: 0 } },
      components: { button: { raduis: 4 }, crad: { shadow: 'soft' } },
      layout: undefined,
    }
    expect(warnOf(options)).toEqual([
      { path: 'colours', value: 'object', problem: 'unknown', nearest: 'colors' },
      { path: 'colors.bodyy', value: '#222222', problem: 'unknown', nearest: 'colors.body' },
      {
        path: 'colors.background',
        value: '#101014',
        problem: 'unknown',
        nearest: 'colors.background.primary',
      },
      { path: 'borders.buttons', value: 'object', problem: 'unknown', nearest: 'borders.button' },
      {
        path: 'components.button.raduis',
        value: '4',
        problem: 'unknown',
        nearest: 'components.button.radius',
      },
      { path: 'components.crad', value: 'object', problem: 'unknown', nearest: 'components.card' },
    ])
  })

  test('are told by a name that is safe to show', () => {
    const [warning] = warnOf({ [`<img>${'x'.repeat(999)}`]: 1 })
    expect(warning?.path).toMatch(/^·img·x{1,80}$/)
  })

  test('the source of a font is known, though the kit ships its own files', () => {
    expect(warnOf({ typography: { fontFamily: { headings: { provider: 'google' } } } })).toEqual([])
  })
})

describe('type scale', () => {
  test('small sizes are the steps of the scale', () => {
    const { variables } = createTheme()
    expect(variables['--sorrel-font-size-3xs']).toBe('0.624rem')
    expect(variables['--sorrel-font-size-sm']).toBe('0.889rem')
    expect(variables['--sorrel-font-size-md']).toBe('1rem')
    expect(variables['--sorrel-font-size-xl']).toBe('1.266rem')
  })

  test('large sizes grow with the window up to the step of the scale', () => {
    const { variables } = createTheme()
    expect(variables['--sorrel-font-size-2xl']).toMatch(/^clamp\(.+, 1\.424rem\)$/)
    expect(variables['--sorrel-font-size-8xl']).toMatch(/^clamp\(.+, 2\.887rem\)$/)
  })

  test('the steepest scale leaves a line room for a word', () => {
    const { variables } = createTheme({ typography: { fontSize: { base: 24, scaling: 1.4 } } })
    const sizes = ['2xl', '5xl', '8xl', 'display'].map((size) =>
      (variables[`--sorrel-font-size-${size}`] ?? '').match(/[\d.]+(?=rem[,)])/g)?.map(Number),
    )
    for (const [narrow = 99, wide = 99] of sizes.map((size) => size ?? [])) {
      expect(narrow).toBeLessThanOrEqual(3.25)
      expect(wide).toBeLessThanOrEqual(8)
    }
  })

  test('base and ratio are the merchant’s', () => {
    const { variables } = createTheme({ typography: { fontSize: { base: '18', scaling: 1.2 } } })
    expect(variables['--sorrel-font-size-md']).toBe('1.125rem')
    expect(variables['--sorrel-font-size-xl']).toBe('1.62rem')
  })
})

describe('fonts', () => {
  test('a shipped family has its fallbacks and one file to preload', () => {
    const theme = createTheme()
    expect(theme.variables['--sorrel-font-family-headings']).toBe(
      "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Times', serif",
    )
    expect(theme.preloads).toEqual(['fonts/fraunces-basic.woff2', 'fonts/figtree-basic.woff2'])
  })

  test('an unknown family is used by name with its generic fallback; nothing is preloaded for it', () => {
    const theme = createTheme({
      typography: {
        fontFamily: { headings: { name: 'Inter', fallback: 'sans-serif' }, body: { name: 'System' } },
      },
    })
    expect(theme.variables['--sorrel-font-family-headings']).toBe("'Inter', 'Inter Fallback', sans-serif")
    expect(theme.variables['--sorrel-font-family-body']).toMatch(/^system-ui/)
    expect(theme.preloads).toEqual([])
  })

  test('a family that the page does not load is used and warned of', () => {
    const options: ThemeOptions = {
      fonts: { headings: 'Space Grotesk', body: 'Figtree' },
      typography: { fontFamily: { body: { name: 'Inter' } } },
    }
    const warn = (loadedFonts?: readonly string[]) =>
      createTheme(options, { loadedFonts }).warnings.map(({ path, value, problem }) => [path, value, problem])
    expect(warn()).toEqual([
      ['fonts.headings', 'Space Grotesk', 'font-not-loaded'],
      ['typography.fontFamily.body.name', 'Inter', 'font-not-loaded'],
    ])
    expect(warn(['space grotesk'])).toEqual([['typography.fontFamily.body.name', 'Inter', 'font-not-loaded']])
    expect(warn(['Space Grotesk', 'Inter'])).toEqual([])
    expect(createTheme({ fonts: { headings: 'System' } }).warnings).toEqual([])
  })
})

test('a dark background asks the browser for dark controls', () => {
  expect(toThemeCss(createTheme(themePresets.ember))).toMatch(/^:root\{color-scheme:dark;/)
  expect(toThemeCss(createTheme())).toMatch(/^:root\{color-scheme:light;--sorrel-primary-background:#ffffff;/)
})

describe('a theme for a part of the page', () => {
  const css = toThemeCss(createTheme(themePresets.ember), '.campaign')

  test('has the same variables under its selector', () => {
    const { variables } = createTheme(themePresets.ember)
    expect(css).toMatch(/^\.campaign\{color-scheme:dark;/)
    for (const [name, value] of Object.entries(variables)) expect(css).toContain(`${name}:${value}`)
  })

  test('makes the element the primary surface of its own theme', () => {
    expect(css).toContain('--sorrel-surface-heading:var(--sorrel-primary-heading)')
    expect(css).toContain('background-color:var(--sorrel-primary-background)')
  })

  test.each(['', ' ', '.a{}', '</style>', '.a;', '@media', '.a/*', '\\7d'])(
    '%j is no selector',
    (selector) => {
      expect(() => toThemeCss(createTheme(), selector)).toThrow(TypeError)
    },
  )
})

describe('any colour of CSS', () => {
  const PALETTES: readonly ThemeOptions[] = [
    { colors: { heading: 'oklch(35% 0.09 260)', button: { primary: 'oklch(62% 0.24 29)' } } },
    { colors: { heading: 'rgb(0 0 0 / 30%)', body: '#0006', background: { primary: 'rebeccapurple' } } },
    { colors: { background: { primary: 'rgb(0 0 0 / 80%)', secondary: 'rgb(255 255 255 / 5%)' } } },
    { colors: { heading: 'color(display-p3 0 1 0)', accent: 'transparent', dividers: '#00000014' } },
  ]

  test.each(PALETTES)('is used and reads everywhere: %j', (options) => {
    const theme = createTheme(options)
    expect(theme.warnings).toEqual([])
    expect(findUnreadable(theme)).toEqual([])
  })

  test('a transparent one lies on the page, the page on white', () => {
    const dark = createTheme({ colors: { background: { primary: 'black' }, dividers: '#ffffff33' } })
    expect(dark.variables['--sorrel-primary-divider']).toBe('#333333')
    const grey = createTheme({ colors: { background: { primary: 'rgb(0 0 0 / 50%)' } } })
    expect(grey.variables['--sorrel-primary-background']).toBe('#808080')
  })
})

test('a family without its generic one ends as most fonts do, `System` as the system does', () => {
  const { variables } = createTheme({
    typography: { fontFamily: { headings: { name: 'System' }, body: { name: 'Inter' } } },
  })
  expect(variables['--sorrel-font-family-headings']).toMatch(/^system-ui/)
  expect(variables['--sorrel-font-family-body']).toBe("'Inter', 'Inter Fallback', sans-serif")
})

describe('components', () => {
  test('write their variables, and no others', () => {
    const { variables, warnings } = createTheme({
      components: {
        button: { radius: 4, padding: '20px', fontWeight: 700, shadow: 'raised' },
        card: { background: 'oklch(98% 0.01 90)', borderWidth: 2 },
      },
    })
    const plain = Object.keys(createTheme().variables)
    expect(warnings).toEqual([])
    expect(Object.fromEntries(Object.entries(variables).filter(([name]) => !plain.includes(name)))).toEqual({
      '--sorrel-button-radius': '4px',
      '--sorrel-button-padding': '1.25rem',
      '--sorrel-button-font-weight': '700',
      '--sorrel-button-shadow': '0 6px 20px rgb(16 24 20 / 0.12)',
      '--sorrel-card-background': expect.stringMatching(/^#[0-9a-f]{6}$/),
      '--sorrel-card-border-width': '2px',
    })
  })

  test('what cannot be used is left out and warned of', () => {
    const options: unknown = {
      components: {
        button: { radius: 'round', padding: 999, shadow: '0 0 9px red;}' },
        card: { background: '#333333' },
        chip: { padding: {} },
        field: null,
        toast: 4,
      },
    }
    const { variables, warnings } = createTheme(options as ThemeOptions)
    expect(warnings.map(({ path, problem }) => [path, problem])).toEqual([
      ['components.button.radius', 'number'],
      ['components.button.padding', 'range'],
      ['components.button.shadow', 'choice'],
      ['components.card.background', 'contrast'],
      ['components.chip.padding', 'number'],
      ['components.toast', 'unknown'],
    ])
    expect(variables['--sorrel-button-padding']).toBe('8rem')
    expect(Object.keys(variables).filter((name) => /--sorrel-(?:card|chip|toast)-/.test(name))).toEqual([])
  })

  test('never throws, and its text cannot leave the style element', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('button', 'card', 'toast', '__proto__'), fc.anything()),
        (components) => {
          const css = toThemeCss(createTheme({ components } as ThemeOptions))
          expect(css).not.toMatch(/[<{}].*[<{]/)
        },
      ),
    )
  })
})
