import { themeContract } from './theme-contract.css.ts'

export const toRem = (pixels: number): string => `${pixels / 16}rem`

/** The values that no theme changes, by reference: `var(--sorrel-space-4)`. The gutter is that of a narrow window. */
export const FIXED_VALUES: Readonly<Record<string, string>> = {
  [themeContract.gutter]: toRem(16),
  [themeContract.maxWidth]: toRem(1440),
  [themeContract.motion.state]: '120ms',
  [themeContract.motion.enter]: '220ms',
  [themeContract.motion.leave]: '160ms',
  [themeContract.motion.easing]: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  ...Object.fromEntries(
    Object.entries(themeContract.space).map(([pixels, name]) => [name, toRem(Number(pixels))]),
  ),
}
