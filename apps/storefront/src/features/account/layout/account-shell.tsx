import { routes } from '@sorrel/contracts/routes'
import type { StoreSettings } from '@sorrel/contracts/settings'
import type { Account } from '@sorrel/domain/account'
import { Link } from '@sorrel/ui/link'
import { SkipLink } from '@sorrel/ui/skip-link'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import type { ScreenProps } from '#platform/loaded.ts'
import { AccountLinks } from './account-links.tsx'
import { LogoutButton } from './logout-button.tsx'
import * as styles from './account-shell.css.ts'

export interface AccountShellProps extends ScreenProps {
  readonly settings: StoreSettings
  /** Null while the service does not say who the customer is. */
  readonly account: Account | null
  readonly children: ReactNode
}

const MAIN_ID = 'main'

/** Specification section 2, "Account layout". */
export function AccountShell({ settings, account, scene, children }: AccountShellProps) {
  const { t, toHref, link } = scene
  return (
    <div className={styles.page} data-surface="secondary">
      <SkipLink target={MAIN_ID}>{t('a11y.skip_to_content')}</SkipLink>
      <header className={styles.header}>
        <Link as={link} href={toHref(routes.home())} variant="quiet">
          {settings.store.name}
        </Link>
        <Link as={link} href={toHref(routes.home())}>
          {t('account.return_home')}
        </Link>
      </header>
      <div className={styles.grid}>
        <nav className={styles.sidebar} aria-label={t('account.menu')}>
          {account && (
            <div>
              <p className={styles.who}>{account.name}</p>
              <Text size="sm">{account.email}</Text>
            </div>
          )}
          <AccountLinks
            link={link}
            links={[
              { href: toHref(routes.orders()), label: t('account.nav.orders') },
              { href: toHref(routes.subscriptions()), label: t('account.nav.subscriptions') },
              { href: toHref(routes.addresses()), label: t('account.nav.addresses') },
              { href: toHref(routes.cards()), label: t('account.nav.cards') },
              { href: toHref(routes.profile()), label: t('account.nav.profile') },
            ]}
          />
          <LogoutButton
            homeHref={toHref(routes.home())}
            label={t('account.logout.action')}
            errorLabel={t('account.logout.error')}
          />
        </nav>
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  )
}
