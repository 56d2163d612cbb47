import type { ReactNode } from 'react'
import { classNames, type RootProps, toRoot } from '../parts/root.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { alertIcon, closeIcon, infoIcon, successIcon, warningIcon } from '../icons/icons.ts'
import type { StatusTone } from '../status-badge/status-badge.tsx'
import * as styles from './banner.css.ts'

interface BannerLook extends RootProps {
  /** @default 'info' */
  readonly tone?: StatusTone
  readonly title?: string
  readonly children: ReactNode
  /** Actions for the reader, such as a retry button. */
  readonly actions?: ReactNode
  /** `polite` or `assertive` for a message that appears after the page has loaded. @default 'off' */
  readonly live?: 'off' | 'polite' | 'assertive'
}

export type BannerProps = BannerLook &
  (
    | { readonly onDismiss?: undefined; readonly dismissLabel?: undefined }
    | { readonly onDismiss: () => void; readonly dismissLabel: string }
  )

const ICONS: Readonly<Record<StatusTone, IconShape>> = {
  neutral: infoIcon,
  info: infoIcon,
  success: successIcon,
  warning: warningIcon,
  error: alertIcon,
}
const ROLES = { off: undefined, polite: 'status', assertive: 'alert' } as const

/** A message that stays in the page: a result, a warning, or a failure with a next step. */
export function Banner(props: BannerProps) {
  const { tone = 'info', title, children, actions, live = 'off', onDismiss, dismissLabel } = props
  return (
    <div
      {...toRoot('banner', props, classNames(styles.banner, styles.tone[tone]))}
      role={ROLES[live]}
      data-tone={tone}
    >
      <span className={styles.icon} data-part="icon">
        <Icon icon={ICONS[tone]} />
      </span>
      <div className={styles.textBlock} data-part="text">
        {title && (
          <p className={styles.title} data-part="title">
            {title}
          </p>
        )}
        <div>{children}</div>
        {actions && (
          <div className={styles.actions} data-part="actions">
            {actions}
          </div>
        )}
      </div>
      {onDismiss && (
        <button
          type="button"
          className={styles.dismiss}
          data-part="dismiss"
          aria-label={dismissLabel}
          onClick={onDismiss}
        >
          <Icon icon={closeIcon} />
        </button>
      )}
    </div>
  )
}
