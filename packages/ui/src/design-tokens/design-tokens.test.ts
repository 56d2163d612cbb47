import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { themePresets } from '../theme-presets/theme-presets.ts'
import { createTheme } from '../theme/create-theme.ts'
import type { ThemeOptions } from '../theme/theme-options.ts'
import { type DesignTokens, fromDesignTokens, toDesignTokens } from './design-tokens.ts'

const PRESETS: readonly (readonly [string, ThemeOptions])[] = [
  ['the default', {}],
  ...Object.entries(themePresets),
  [
    'one with values over those that are derived',
    {
      colors: {
        brand: { background: '#102030', heading: '#ffd54a', button: '#ff8ac2' },
        soft: '#fff1f7',
        scrim: 'rgb(90 0 50 / 55%)',
        shadow: '#500028',
      },
      typography: { fontWeight: { medium: 450, strong: 700 } },
      components: {
        button: { radius: 4, padding: 20, fontWeight: 700, borderWidth: 2, shadow: 'raised' },
        card: { background: '#fffaf0', shadow: 'soft' },
      },
    },
  ],
]

interface Found {
  readonly path: string
  readonly $type: string
  readonly $value: unknown
}

const isToken = (value: object): value is { $type: string; $value: unknown } =>
  '$value' in value && '$type' in value

function list(tokens: DesignTokens, path = ''): readonly Found[] {
  return Object.entries(tokens).flatMap(([name, inner]) => {
    if (typeof inner === 'string') return []
    return isToken(inner)
      ? [{ path: `${path}${name}`, $type: inner.$type, $value: inner.$value }]
      : list(inner, `${path}${name}.`)
  })
}

/** What the format says a value of each type looks like. */
const FORMS: Readonly<Record<string, unknown>> = {
  color: {
    colorSpace: 'srgb',
    components: [expect.any(Number), expect.any(Number), expect.any(Number)],
    alpha: expect.any(Number),
    hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
  },
  dimension: { value: expect.any(Number), unit: expect.stringMatching(/^(?:px|rem)$/) },
  fontFamily: expect.arrayContaining([expect.any(String)]),
  fontWeight: expect.any(Number),
  duration: { value: expect.any(Number), unit: 'ms' },
  cubicBezier: [0.2, 0.7, 0.3, 1],
  shadow: {
    color: expect.any(Object),
    offsetX: { value: 0, unit: 'px' },
    offsetY: { value: expect.any(Number), unit: 'px' },
    blur: { value: expect.any(Number), unit: 'px' },
    spread: { value: 0, unit: 'px' },
  },
}

describe.each(PRESETS)('%s', (_, options) => {
  const theme = createTheme(options)
  const tokens = toDesignTokens(theme)

  test('has every value as the format writes it', () => {
    const all = list(tokens)
    expect(all.length).toBeGreaterThan(100)
    const own = all.filter(
      ({ path, $value }) => !path.startsWith('components.') || typeof $value !== 'string',
    )
    for (const { path, $type, $value } of own) expect([path, $value]).toEqual([path, FORMS[$type]])
    const aliases = all.flatMap(({ $type, $value }) =>
      typeof $value === 'string' ? [{ $type, $value }] : [],
    )
    for (const { $type, $value } of aliases)
      expect(all).toContainEqual({ path: $value.slice(1, -1), $type, $value: FORMS[$type] })
    expect(new Set(all.map(({ $type }) => $type))).toEqual(new Set(Object.keys(FORMS)))
  })

  test('is the same theme when it is read again', () => {
    const back = createTheme(fromDesignTokens(structuredClone(tokens)))
    expect(back.warnings).toEqual([])
    expect(back.variables).toEqual(theme.variables)
    expect(back.colorScheme).toBe(theme.colorScheme)
  })
})

test('a size that grows with the window is its largest, beside the CSS', () => {
  const tokens = toDesignTokens()
  expect(tokens.fontSize).toMatchObject({
    md: { $type: 'dimension', $value: { value: 1, unit: 'rem' } },
    '8xl': {
      $value: { value: 2.887, unit: 'rem' },
      $extensions: {
        'dev.sorrel.css': { variable: '--sorrel-font-size-8xl', value: expect.stringMatching(/^clamp/) },
      },
    },
  })
})

describe('fromDesignTokens', () => {
  const color = ($value: unknown) => ({ $type: 'color', $value })

  test('reads other spaces, aliases, and the older way of writing', () => {
    const options = fromDesignTokens({
      brand: { moss: color({ colorSpace: 'oklch', components: [0.37, 0.06, 160], alpha: 1 }) },
      primary: {
        heading: color('{brand.moss}'),
        body: color('#333'),
        accent: color({ colorSpace: 'display-p3', components: [0.9, 0.6, 0.2] }),
        divider: color({ colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.1 }),
      },
      fontSize: { md: { $type: 'dimension', $value: '18px' } },
      fontFamily: { body: { $type: 'fontFamily', $value: 'Inter' } },
      radius: { image: { $type: 'dimension', $value: { value: 0.5, unit: 'rem' } } },
    })
    const theme = createTheme(options, { loadedFonts: ['Inter'] })
    expect(theme.warnings).toEqual([])
    expect(theme.variables).toMatchObject({
      '--sorrel-primary-heading': createTheme({ colors: { heading: 'oklch(0.37 0.06 160)' } }).variables[
        '--sorrel-primary-heading'
      ],
      '--sorrel-primary-body': '#333333',
      '--sorrel-primary-divider': '#e6e6e6',
      '--sorrel-font-size-md': '1.125rem',
      '--sorrel-font-family-body': "'Inter', 'Inter Fallback', sans-serif",
      '--sorrel-radius-image': '8px',
    })
  })

  test('a circle of aliases is no colour', () => {
    const circle = { primary: { heading: color('{primary.body}'), body: color('{primary.heading}') } }
    expect(createTheme(fromDesignTokens(circle)).variables).toEqual(createTheme().variables)
  })

  test('nothing in a file throws or reaches the page', () => {
    const names = fc.constantFrom('primary', 'heading', '$value', '$type', 'fontFamily', 'body', '__proto__')
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(fc.anything({ maxDepth: 2 }), fc.dictionary(names, tie('tree'))),
    }))
    fc.assert(
      fc.property(tree, (tokens) => {
        const css = Object.values(createTheme(fromDesignTokens(tokens)).variables).join(' ')
        expect(css).not.toMatch(/[<>;{}]/)
      }),
    )
  }, 60_000)
})
