import { globalStyle, style, type StyleRule, styleVariants } from '@vanilla-extract/css'
import { kitLayer, layoutLayer, partsLayer, resetLayer } from './layers.css.ts'

/** The style rule of one component, without its layer. */
export type KitRule = Omit<StyleRule, '@layer'>

const layered =
  (layer: string) =>
  (rule: KitRule): StyleRule => ({ '@layer': { [layer]: rule } })

const toKit = layered(kitLayer)
const toLayout = layered(layoutLayer)
const toParts = layered(partsLayer)

/** A class of a component, in the kit's layer. */
export const kitStyle = (rule: KitRule): string => style(toKit(rule))

/**
 * A class of a part that several components share. The components' own classes override it, regardless of the order of
 * the style sheets.
 */
export const partStyle = (rule: KitRule): string => style(toParts(rule))

/** One class per member of a closed set of variants of such a part. */
export const partVariants = <Name extends string>(
  rules: Readonly<Record<Name, KitRule>>,
): Record<Name, string> => styleVariants(rules, toParts)

/** A class of a layout primitive. Classes of components override it. */
export const layoutStyle = (rule: KitRule): string => style(toLayout(rule))

/** One class per member of a closed set of variants, in the kit's layer. */
export const kitVariants = <Name extends string>(
  rules: Readonly<Record<Name, KitRule>>,
): Record<Name, string> => styleVariants(rules, toKit)

/** One class per value of a closed set, in the layer of the layout primitives. */
export const layoutVariants = <Name extends string, Value>(
  values: Readonly<Record<Name, Value>>,
  toRule: (value: Value) => KitRule,
): Record<Name, string> => styleVariants(values, (value) => toLayout(toRule(value)))

/** Resets elements without a class inside a component, for pages that do not use the kit's reset. */
export const resetInside = (parent: string, elements: string): void =>
  globalStyle(`:where(${parent}) :where(${elements})`, {
    '@layer': {
      [resetLayer]: { margin: 0, padding: 0, border: 0, boxSizing: 'border-box', listStyle: 'none' },
    },
  })

/** Out of sight, and still read by screen readers. */
export const HIDDEN_RULE = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
