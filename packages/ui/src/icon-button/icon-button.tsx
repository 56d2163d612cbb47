import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import type { AnchorProps, LinkComponent } from '../link/link.tsx'
import * as styles from './icon-button.css.ts'

interface IconButtonLook extends RootProps {
  readonly icon: IconShape
  /** Accessible name: what the button does. */
  readonly label: string
  /** @default 'quiet' */
  readonly variant?: keyof typeof styles.variant
  /** 36 or 44 px; never under 44 px on touch. @default 'md' */
  readonly size?: keyof typeof styles.size
  /** A counter badge on the corner. */
  readonly badge?: ReactNode
  /** Mirrors the icon in right-to-left text. */
  readonly mirrored?: boolean
}

type Own = keyof RootProps | 'children' | 'aria-label'

export type IconPushButtonProps = IconButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, Own> & {
    readonly href?: undefined
    readonly as?: undefined
    readonly ref?: Ref<HTMLButtonElement>
  }
export type IconLinkProps = IconButtonLook &
  Omit<AnchorProps, Own> & {
    /** @default 'a' */
    readonly as?: LinkComponent
  }

/** A round button with only an icon; a link when `href` is given. */
export type IconButtonProps = IconPushButtonProps | IconLinkProps

const isLink = (props: IconButtonProps): props is IconLinkProps => props.href !== undefined

const getNames = ({ variant = 'quiet', size = 'md' }: Pick<IconButtonLook, 'variant' | 'size'>): string =>
  classNames(styles.iconButton, styles.size[size], styles.variant[variant])

function Face({ icon, badge, mirrored }: Pick<IconButtonLook, 'icon' | 'badge' | 'mirrored'>) {
  return (
    <>
      <Icon icon={icon} size={21} mirrored={mirrored} />
      {badge && (
        <span className={styles.badge} data-part="badge">
          {badge}
        </span>
      )}
    </>
  )
}

function IconLink({ as: Anchor = 'a', icon, badge, mirrored, label, variant, size, ...rest }: IconLinkProps) {
  return (
    <Anchor {...rest} {...toRoot('icon-button', rest, getNames({ variant, size }))} aria-label={label}>
      <Face icon={icon} badge={badge} mirrored={mirrored} />
    </Anchor>
  )
}

function IconPushButton({ icon, badge, mirrored, label, variant, size, ...rest }: IconPushButtonProps) {
  const states = { disabled: rest.disabled || rest['aria-disabled'] === true }
  const root = toRoot('icon-button', rest, getNames({ variant, size }), states)
  return (
    <button type="button" {...rest} {...root} aria-label={label}>
      <Face icon={icon} badge={badge} mirrored={mirrored} />
    </button>
  )
}

/** A button with an icon in place of a text; with `href`, a link. */
export function IconButton(props: IconButtonProps) {
  return isLink(props) ? <IconLink {...props} /> : <IconPushButton {...props} />
}
