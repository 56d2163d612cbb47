import { globalStyle } from '@vanilla-extract/css'
import { themeLayer } from '../style/layers.css.ts'
import { createTheme } from './create-theme.ts'
import { SURFACE_ROLES } from './surface-roles.ts'
import { SURFACES, type Surface, themeContract } from './theme-contract.css.ts'

const theme = createTheme()

const rem = (pixels: number): string => `${pixels / 16}rem`

const fixed = {
  [themeContract.overlay]: 'rgb(16 24 20 / 0.4)',
  [themeContract.fontWeight.medium]: '500',
  [themeContract.fontWeight.strong]: '600',
  [themeContract.gutter]: rem(16),
  [themeContract.maxWidth]: rem(1440),
  [themeContract.shadow.overlay]: '0 12px 40px rgb(16 24 20 / 0.16)',
  [themeContract.motion.state]: '120ms',
  [themeContract.motion.enter]: '220ms',
  [themeContract.motion.leave]: '160ms',
  [themeContract.motion.easing]: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  ...Object.fromEntries(
    Object.entries(themeContract.space).map(([pixels, name]) => [name, rem(Number(pixels))]),
  ),
}

const toProperties = (vars: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(vars).map(([name, value]) => [`var(${name})`, value]))

const still = {
  [themeContract.motion.state]: '0.01ms',
  [themeContract.motion.enter]: '0.01ms',
  [themeContract.motion.leave]: '0.01ms',
}

globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      colorScheme: theme.colorScheme,
      vars: { ...toProperties(theme.variables), ...fixed },
      '@media': {
        '(min-width: 40rem)': { vars: { [themeContract.gutter]: rem(24) } },
        '(min-width: 60rem)': { vars: { [themeContract.gutter]: rem(40) } },
        '(prefers-reduced-motion: reduce)': { vars: still },
      },
    },
  },
})

globalStyle(':root[data-motion="reduced"]', { '@layer': { [themeLayer]: { vars: still } } })

const toSurface = (surface: Surface) => ({
  '@layer': {
    [themeLayer]: {
      color: themeContract.surface.body,
      vars: Object.fromEntries(
        SURFACE_ROLES.map((role) => [themeContract.surface[role], themeContract[surface][role]]),
      ),
    },
  },
})

globalStyle(':root', toSurface('primary'))
for (const surface of SURFACES) globalStyle(`[data-surface="${surface}"]`, toSurface(surface))
