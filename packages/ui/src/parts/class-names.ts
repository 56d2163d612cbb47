import type { CSSProperties } from 'react'

/** Joins class names; undefined ones are left out. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')

/**
 * A way out for what a component's own props do not offer: these reach its outermost element. The kit's styles lie in
 * cascade layers, so that any CSS outside of layers wins over them.
 */
export interface RootProps {
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  /** A name for the element in style sheets and tests of your own. */
  readonly 'data-part'?: string | undefined
}

/** The attributes of a component's outermost element: its own classes with those that it was given. */
export function toRoot(
  { className, style, 'data-part': part }: RootProps,
  ...own: readonly (string | false | undefined)[]
) {
  const names = classNames(...own, className)
  return {
    ...(names && { className: names }),
    ...(style && { style }),
    ...(part && { 'data-part': part }),
  }
}

/** For components whose other props are those of an element inside: what reaches the outermost one, and the others. */
export function splitRoot<Props extends RootProps>(props: Props) {
  const { className, style, 'data-part': part, ...rest } = props
  return [{ className, style, 'data-part': part }, rest] as const
}
