import { createElement } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import { fill, line, mirrored as mirroredStyle } from './icon.css.ts'

/** The shapes of a 24 × 24 line drawing. Plain data, so that a server component can pass it to a client one. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

/**
 * An icon in a sprite file, such as `@sorrel/ui/sprites/icons.svg`: the page then refers to it instead of containing
 * it.
 */
export interface SpriteIcon {
  /** URL of the file on the page's own origin, with the icon's id: `/icons.svg#bag`. */
  readonly sprite: string
}

export type IconShape = IconShapes | SpriteIcon

export interface IconProps extends RootProps {
  readonly icon: IconShape
  /** Size in pixels at the default text size, with which the icon scales. @default 20 */
  readonly size?: number
  /** The icon's meaning. Leave it out beside a text: the icon is then hidden from screen readers. */
  readonly label?: string
  /** `fill` fills the shapes. @default 'line' */
  readonly drawing?: 'line' | 'fill'
  /** Mirrors the icon in right-to-left text, for arrows and chevrons along the line. */
  readonly mirrored?: boolean
}

/** An icon in the colour of the surrounding text. */
export function Icon({ icon, size = 20, label, drawing = 'line', mirrored = false, ...root }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const length = `${size / 16}rem`
  return (
    <svg
      {...naming}
      {...toRoot('icon', root, classNames(drawing === 'fill' ? fill : line, mirrored && mirroredStyle))}
      width={length}
      height={length}
      viewBox="0 0 24 24"
    >
      {'sprite' in icon ? (
        <use href={icon.sprite} />
      ) : (
        icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))
      )}
    </svg>
  )
}
