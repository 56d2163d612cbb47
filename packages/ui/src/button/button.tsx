import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import type { AnchorProps, LinkComponent } from '../link/link.tsx'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './button.css.ts'

interface ButtonLook extends RootProps {
  readonly children: ReactNode
  /**
   * One `primary` per view; `critical` deletes or cancels for good, `link` looks like a link, `quiet` has no background,
   * `raised` is for pictures.
   *
   * @default 'primary'
   */
  readonly variant?: keyof typeof styles.variant
  /** 36, 46 or 52 px; never under 44 px on touch. @default 'md' */
  readonly size?: keyof typeof styles.size
  readonly fullWidth?: boolean
  readonly iconStart?: ReactNode
  readonly iconEnd?: ReactNode
}

/** A loading button needs a name for screen readers. */
type Waiting =
  | { readonly loading?: false; readonly loadingLabel?: string }
  | { readonly loading: boolean; readonly loadingLabel: string }

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof RootProps | 'children'>

export type PushButtonProps = ButtonLook &
  Waiting &
  Native & { readonly href?: undefined; readonly as?: undefined; readonly ref?: Ref<HTMLButtonElement> }

export type LinkButtonProps = ButtonLook &
  Omit<AnchorProps, keyof RootProps | 'children'> & {
    /** @default 'a' */
    readonly as?: LinkComponent
    /** The link is shown but cannot be followed. */
    readonly disabled?: boolean
    readonly loading?: undefined
  }

/** A button; with `href` a link that looks like a button. */
export type ButtonProps = PushButtonProps | LinkButtonProps

const isLink = (props: ButtonProps): props is LinkButtonProps => props.href !== undefined

const getNames = ({ variant = 'primary', size = 'md', fullWidth }: ButtonLook): string =>
  classNames(styles.button, styles.size[size], styles.variant[variant], fullWidth && styles.fullWidth)

function LinkButton(props: LinkButtonProps) {
  const {
    as: Anchor = 'a',
    children,
    variant,
    size,
    fullWidth,
    iconStart,
    iconEnd,
    disabled,
    href,
    ...rest
  } = props
  const root = toRoot('button', rest, getNames({ children, variant, size, fullWidth }), { disabled })
  const content = (
    <>
      {iconStart}
      {children}
      {iconEnd}
    </>
  )
  if (disabled) {
    return (
      <span {...rest} {...root} role="link" aria-disabled="true">
        {content}
      </span>
    )
  }
  return (
    <Anchor {...rest} href={href} {...root}>
      {content}
    </Anchor>
  )
}

const stop = (event: MouseEvent): void => event.preventDefault()

function PushButton(props: PushButtonProps) {
  const {
    children,
    variant,
    size,
    fullWidth,
    iconStart,
    iconEnd,
    loading = false,
    loadingLabel,
    ...rest
  } = props
  const waiting = loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: stop } : undefined
  const names = getNames({ children, variant, size, fullWidth })
  const root = toRoot('button', rest, names, { disabled: rest.disabled, loading })
  return (
    <button type="button" {...rest} {...waiting} {...root}>
      <span className={classNames(styles.content, loading && styles.waiting)} data-part="content">
        {iconStart}
        {children}
        {iconEnd}
      </span>
      {loading && (
        <span className={styles.spinnerBox}>
          <span className={styles.spinner} data-part="spinner" aria-hidden="true" />
          <span className={hidden}>{loadingLabel}</span>
        </span>
      )}
    </button>
  )
}

/** A button; with `href`, a link that looks like one. */
export function Button(props: ButtonProps) {
  return isLink(props) ? <LinkButton {...props} /> : <PushButton {...props} />
}
