import { createGlobalThemeContract } from '@vanilla-extract/css'
import { SURFACE_ROLES, type SurfaceRole } from './surface-roles.ts'
import type { TypeSize } from './type-scale.ts'

const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const toNulls = <Name extends string>(names: readonly Name[]): Record<Name, null> =>
  Object.assign({}, ...names.map((name) => ({ [name]: null })))

const roles: Record<SurfaceRole, null> = toNulls(SURFACE_ROLES)
const sizes: Record<TypeSize, null> = toNulls([
  '3xs',
  '2xs',
  'xs',
  'sm',
  'md',
  'lg',
  'xl',
  '2xl',
  '3xl',
  '4xl',
  '5xl',
  '6xl',
  '7xl',
  '8xl',
  'display',
])
const tone = { text: null, fill: null }

/**
 * The kit's CSS variables, all named `--sorrel-…` and stable: `themeContract.surface.heading` is
 * `var(--sorrel-surface-heading)`. `surface` has the colours of the surface that an element is on (`data-surface`);
 * the three palettes `primary`, `secondary` and `brand` are set by the theme.
 */
export const themeContract = createGlobalThemeContract(
  {
    surface: roles,
    primary: roles,
    secondary: roles,
    brand: roles,
    tone: { neutral: tone, info: tone, success: tone, warning: tone, error: tone },
    overlay: null,
    fontSize: sizes,
    fontFamily: { headings: null, body: null },
    fontWeight: { headings: null, body: null, medium: null, strong: null },
    radius: { image: null, button: null, input: null },
    space: {
      '4': null,
      '8': null,
      '12': null,
      '16': null,
      '24': null,
      '32': null,
      '48': null,
      '64': null,
      '96': null,
      '128': null,
    },
    gutter: null,
    maxWidth: null,
    shadow: { raised: null, overlay: null },
    motion: { state: null, enter: null, leave: null, easing: null },
  },
  (_, path) => `sorrel-${path.map(toKebab).join('-')}`,
)

export const SURFACES = ['primary', 'secondary', 'brand'] as const
/** The surface that an element is on: the page's, a quieter one, or the brand's own colour. */
export type Surface = (typeof SURFACES)[number]
