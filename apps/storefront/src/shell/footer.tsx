import { getMenu } from '@sorrel/contracts/settings'
import { toNavigation } from '@sorrel/domain/menu'
import { IconButton } from '@sorrel/ui/icon-button'
import { Link } from '@sorrel/ui/link'
import type { NavigationColumn } from '@sorrel/ui/navigation-menu'
import type { StoreContext } from '#request/store.ts'
import { Newsletter } from '#features/newsletter/index.ts'
import { MarketSwitches } from '#features/preferences/index.ts'
import { PreferencesButton } from '#features/consent/index.ts'
import { getSocialIcon } from '#shop/icons.ts'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import { toPlainData } from '#shop/to-plain-data.ts'
import { FOOTER_ID } from './footer-id.ts'
import { FooterColumns } from './footer-columns.tsx'
import { PaymentMarks } from '#shop/payment-marks.tsx'
import { toColumns, toRow } from './to-navigation-items.ts'
import * as styles from './footer.css.ts'

export interface FooterProps {
  readonly store: StoreContext
  readonly columns: readonly NavigationColumn[]
  /** Four digits. */
  readonly year: number
  /** Whose software this is, for the small print. */
  readonly poweredBy: string
}

/** Links of the footer, which the menu of narrow windows shows too. */
export function getFooterColumns(
  { menus, settings }: StoreContext,
  toHref: ShopView['toHref'],
): readonly NavigationColumn[] {
  const entries = toNavigation(getMenu(menus, settings.footer.menuId))
  return toPlainData(toColumns(entries, { id: 'footer', toHref }))
}

/** Link columns, newsletter, socials and the small print. See docs/specification.md#footer. */
export function Footer({ store, columns, year, poweredBy }: FooterProps) {
  const { t } = useShop()
  const { footer } = store.settings
  return (
    <footer id={FOOTER_ID} className={styles.footer} data-surface="brand">
      <div className={`${styles.inner} ${styles.padding[footer.horizontalPadding]}`}>
        <div className={styles.top}>
          {footer.showNewsletter && (
            <Newsletter
              title={footer.newsletterTitle ?? t('newsletter.title')}
              text={footer.newsletterText}
              placeholder={footer.newsletterPlaceholder ?? t('newsletter.placeholder')}
              words={{
                'newsletter.label': t('newsletter.label'),
                'newsletter.submit': t('newsletter.submit'),
              }}
            />
          )}
          {columns.length > 0 && <FooterColumns label={t('navigation.footer')} columns={columns} />}
        </div>
        <FooterMarks store={store} />
        {/* In narrow windows they are in the menu, which needs the script. */}
        <noscript>
          <MarketSwitches
            currencies={store.settings.store.currencies}
            locales={store.settings.store.locales}
            panel="within"
          />
        </noscript>
        <FooterBase store={store} year={year} poweredBy={poweredBy} />
      </div>
    </footer>
  )
}

function FooterMarks({ store }: Pick<FooterProps, 'store'>) {
  const { t } = useShop()
  const {
    footer,
    store: { name },
    socialLinks,
  } = store.settings
  const hasSocials = footer.showSocials && socialLinks.length > 0
  const methods = footer.showPayments ? footer.paymentMethods : []
  if (!hasSocials && methods.length === 0) return null
  return (
    <div className={styles.marks}>
      {hasSocials && (
        <ul className={styles.socials} aria-label={t('navigation.social')}>
          {socialLinks.map(({ network, url }) => (
            <li key={network}>
              <IconButton
                href={url}
                icon={getSocialIcon(network)}
                rel="noopener noreferrer"
                label={t('navigation.social_link', {
                  store: name,
                  network: t(`navigation.networks.${network}`),
                })}
              />
            </li>
          ))}
        </ul>
      )}
      {methods.length > 0 && <PaymentMarks label={t('navigation.payments')} methods={methods} />}
    </div>
  )
}

function FooterBase({ store, year, poweredBy }: Omit<FooterProps, 'columns'>) {
  const { t, toHref, link } = useShop()
  const {
    footer,
    store: { name },
  } = store.settings
  const copyright = footer.copyrightText ?? t('navigation.copyright', { year, store: name })
  const secondary = toRow(toNavigation(getMenu(store.menus, footer.secondaryMenuId)), {
    id: 'secondary',
    toHref,
  })
  return (
    <div className={styles.base}>
      <p>
        {copyright} {t('navigation.powered_by', { name: poweredBy })}
      </p>
      <div className={styles.row}>
        {secondary.length > 0 && (
          <nav aria-label={t('navigation.secondary')}>
            <ul className={styles.row}>
              {secondary.map(({ id, label, href, target }) => (
                <li key={id}>
                  {href === undefined ? (
                    label
                  ) : (
                    <Link as={link} variant="quiet" href={href} target={target}>
                      {label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        <PreferencesButton label={t('consent.reopen')} />
      </div>
    </div>
  )
}
