import type { CSSProperties } from 'react'

/** Joins class names; undefined ones are left out. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')

/** Attributes for the root of every component, for style sheets of other teams. */
export interface RootProps {
  /** Beside the component's own classes. Styles outside of cascade layers override the kit's. */
  readonly className?: string | undefined
  /** Overrides every rule of the kit. */
  readonly style?: CSSProperties | undefined
  /** Name of the root in style sheets, for a component that is built from this one. Default: the component's own. */
  readonly 'data-part'?: string | undefined
}

/** Names of states, and whether each is active. */
type States = Readonly<Record<string, unknown>>

/** The names of a part's active states: `disabled invalid`. */
export function toState(states: States): { readonly 'data-state'?: string } {
  const held = Object.keys(states)
    .filter((name) => states[name])
    .join(' ')
  return held === '' ? {} : { 'data-state': held }
}

/** Attributes of a component's root. Unset values have no key, because serialised page data would include it. */
export function toRoot(part: string, props: RootProps, names: string, states: States = {}) {
  const className = classNames(names, props.className)
  const { style } = props
  return {
    // The same part is usually followed by the same classes, so this order compresses best.
    ...(className && { className }),
    'data-part': props['data-part'] ?? part,
    ...(style && { style }),
    ...toState(states),
  }
}
