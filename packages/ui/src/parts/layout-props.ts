import type { HTMLAttributes, ReactNode } from 'react'
import type { RootProps } from './root.ts'

/** Elements that a layout primitive may render. */
export type LayoutElement =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'li'
  | 'form'
  | 'fieldset'

/** Steps of the 4 px grid, in pixels at the default text size. */
export type Space = '0' | '4' | '8' | '12' | '16' | '24' | '32' | '48' | '64' | '96' | '128'

/** Props of every layout primitive. */
export interface LayoutProps extends Omit<HTMLAttributes<HTMLElement>, keyof RootProps>, RootProps {
  /** @default 'div' */
  readonly as?: LayoutElement
  readonly children?: ReactNode
}
