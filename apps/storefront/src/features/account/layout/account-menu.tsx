'use client'

import { useCart } from '@sorrel/commerce/react'
import type { Endpoint } from '@sorrel/contracts/http'
import { AccordionItem } from '@sorrel/ui/accordion'
import { Icon, type IconShape } from '@sorrel/ui/icon'
import {
  accountIcon,
  bagIcon,
  cardIcon,
  leafIcon,
  mapPinIcon,
  orderIcon,
  starIcon,
  subscriptionIcon,
  signOutIcon,
} from '#shop/icons.ts'
import type { MouseEvent, ReactNode } from 'react'
import { routes } from '@sorrel/contracts/routes'
import { useShop } from '#shop/shop-context.tsx'
import { toFailureToast } from '#shop/to-failure-toast.ts'
import { logoutEmptyForm, logoutForm } from '#features/auth/index.ts'
import { leaveAccount, replaceSaved, useAccountList, useSavedProducts } from '#features/saved/index.ts'
import { ButtonForm } from '#form/button-form.tsx'
import type { FormShape } from '#form/form-shape.ts'
import { saveFlashMessage } from '#shop/stored-flash-message.ts'
import { useNotify } from '#shop/notifications.tsx'
import { useCustomer } from './account-frame.tsx'
import * as styles from './account-menu.css.ts'

export type AccountSection =
  | 'overview'
  | 'orders'
  | 'subscriptions'
  | 'addresses'
  | 'cards'
  | 'reviews'
  | 'profile'

export interface AccountMenuProps {
  readonly label: string
  readonly links: readonly {
    readonly section: AccountSection
    readonly href: string
    readonly label: string
  }[]
}

const ICONS: Readonly<Record<AccountSection, IconShape>> = {
  overview: leafIcon,
  orders: orderIcon,
  subscriptions: subscriptionIcon,
  addresses: mapPinIcon,
  cards: cardIcon,
  reviews: starIcon,
  profile: accountIcon,
}

/** Who is signed in, the sections of the account and the button to log out. See docs/specification.md#account-layout. */
export function AccountMenu(props: AccountMenuProps) {
  return (
    <>
      <FoldedMenu {...props} />
      <nav className={styles.side} aria-label={props.label}>
        <Menu {...props} />
      </nav>
    </>
  )
}

/** Opens without script; a route change closes it. */
function FoldedMenu(props: AccountMenuProps) {
  const { pathname, t } = useShop()
  const current = props.links.find((link) => getPlace(pathname, link) !== undefined)
  return (
    <div className={styles.fold}>
      <AccordionItem
        key={pathname}
        boxed
        title={current ? t('content.labelled', { name: props.label, value: current.label }) : props.label}
      >
        <nav aria-label={props.label}>
          <Menu {...props} />
        </nav>
      </AccordionItem>
    </div>
  )
}

function Menu({ links }: AccountMenuProps) {
  const [account] = useCustomer()
  const { pathname, navigate, link: Anchor } = useShop()
  const visit = (event: MouseEvent<HTMLAnchorElement>, href: string) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <div className={styles.menu}>
      {account && (
        <div className={styles.who}>
          <span className={styles.initial} aria-hidden="true">
            {getInitial(account.name)}
          </span>
          <span className={styles.names}>
            <span className={styles.name}>{account.name}</span>
            <span className={styles.email}>{account.email}</span>
          </span>
        </div>
      )}
      <ul className={styles.links}>
        {links.map(({ section, href, label }) => (
          <li key={section}>
            <Anchor
              href={href}
              className={styles.link}
              aria-current={getPlace(pathname, { section, href })}
              onClick={(event) => visit(event, href)}
            >
              <Icon icon={ICONS[section]} size={20} />
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <LogoutForm />
      </div>
    </div>
  )
}

/** Whether a page is a section's own or below it. The overview has none below it: its path begins all others. */
function getPlace(
  pathname: string,
  { section, href }: Pick<AccountMenuProps['links'][number], 'section' | 'href'>,
): 'page' | 'true' | undefined {
  if (pathname === href) return 'page'
  return section !== 'overview' && pathname.startsWith(`${href}/`) ? 'true' : undefined
}

function getInitial(name: string): string {
  return (/\p{L}/u.exec(name)?.[0] ?? '').toLocaleUpperCase()
}

/**
 * Ends the session; the home page then says so. Without script it leads to the log-in page, which says it too. The cart
 * is kept, and so are saved products that the account does not keep: a second button empties both, for shared
 * computers.
 */
function LogoutForm() {
  const { t } = useShop()
  const count = useCart((state) => state.count)
  const hasSaved = useSavedProducts().length > 0
  useAccountList()
  const success = count > 0 ? t('account.logout.success_bag', { count }) : t('account.logout.success')
  return (
    <>
      <LogoutButton shape={logoutForm} success={success} icon={signOutIcon}>
        {t('account.logout.action')}
      </LogoutButton>
      {(count > 0 || hasSaved) && (
        <LogoutButton
          shape={logoutEmptyForm}
          success={t('account.logout.success_empty')}
          icon={bagIcon}
          onLeave={() => replaceSaved([])}
        >
          {t('account.logout.action_empty')}
        </LogoutButton>
      )}
    </>
  )
}

interface LogoutButtonProps<E extends Endpoint> {
  readonly shape: FormShape<E>
  readonly success: string
  readonly icon: IconShape
  /** Called once the session has ended. */
  readonly onLeave?: () => void
  readonly children: ReactNode
}

function LogoutButton<E extends Endpoint>({ shape, success, icon, onLeave, children }: LogoutButtonProps<E>) {
  const { t, pathname, toHref, load } = useShop()
  const notify = useNotify()
  const leave = () => {
    leaveAccount()
    onLeave?.()
    saveFlashMessage({ tone: 'info', message: success })
    load(toHref(routes.home()))
    return new Promise<never>(() => {})
  }
  return (
    <ButtonForm
      shape={shape}
      from={pathname}
      to={toHref(routes.login())}
      onDone={leave}
      onRejected={(failure) => {
        notify(toFailureToast(t, t('account.logout.error'), failure))
        return true
      }}
      loadingLabel={t('account.logout.submitting')}
      look={{ variant: 'quiet', iconStart: <Icon icon={icon} size={20} /> }}
    >
      {children}
    </ButtonForm>
  )
}
