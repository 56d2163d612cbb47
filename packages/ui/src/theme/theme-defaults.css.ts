import { globalStyle } from '@vanilla-extract/css'
import { themeLayer } from '../style/layers.css.ts'
import { createTheme } from './create-theme.ts'
import { FIXED_VALUES, toRem } from './fixed-values.ts'
import { SURFACE_ROLES } from './surface-roles.ts'
import { SURFACES, type Surface, themeContract } from './theme-contract.css.ts'

const theme = createTheme()

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
      vars: { ...toProperties(theme.variables), ...FIXED_VALUES },
      '@media': {
        '(min-width: 40rem)': { vars: { [themeContract.gutter]: toRem(24) } },
        '(min-width: 60rem)': { vars: { [themeContract.gutter]: toRem(40) } },
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
