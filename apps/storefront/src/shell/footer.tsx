import { getMenu } from '@sorrel/contracts/settings'
import { toNavigation } from '@sorrel/domain/menu'
import { AccordionItem } from '@sorrel/ui/accordion'
import { IconButton } from '@sorrel/ui/icon-button'
import { Link } from '@sorrel/ui/link'
import type { NavigationColumn, NavigationLink } from '@sorrel/ui/navigation-menu'
import * as socialIcons from '@sorrel/ui/social-icons'
import type { StoreContext } from '#service/store.ts'
import { NewsletterForm } from '#features/newsletter/index.ts'
import { PreferencesButton } from '#features/consent/index.ts'
import type { ShopView } from '#shop/shop.ts'
import { PaymentMarks } from './payment-marks.tsx'
import { toColumns } from './to-navigation-items.ts'
import * as styles from './footer.css.ts'

export interface FooterProps {
  readonly store: StoreContext
  readonly shop: ShopView
  /** Four digits. */
  readonly year: number
  /** Whose software this is, for the small print. */
  readonly poweredBy: string
}

/** Link columns, newsletter, socials and the small print. See docs/specification.md#footer. */
export function Footer({ store, shop, year, poweredBy }: FooterProps) {
  const { t, toHref } = shop
  const { footer } = store.settings
  const columns = toColumns(toNavigation(getMenu(store.menus, footer.menuId)), { id: 'footer', toHref })
  return (
    <footer className={styles.footer} data-surface="brand">
      <div className={`${styles.inner} ${styles.padding[footer.horizontalPadding]}`}>
        <div className={styles.top}>
          {footer.showNewsletter && (
            <NewsletterForm
              title={footer.newsletterTitle ?? t('newsletter.title')}
              text={footer.newsletterText}
              placeholder={footer.newsletterPlaceholder ?? t('newsletter.placeholder')}
            />
          )}
          {columns.length > 0 && <FooterColumns columns={columns} shop={shop} />}
        </div>
        <FooterMarks store={store} shop={shop} />
        <FooterBase store={store} shop={shop} year={year} poweredBy={poweredBy} />
      </div>
    </footer>
  )
}

interface FooterColumnsProps {
  readonly columns: readonly NavigationColumn[]
  readonly shop: ShopView
}

/** Side by side in wide windows; in narrow ones each named column opens by itself. */
function FooterColumns({ columns, shop }: FooterColumnsProps) {
  const links = columns.map((column) => ({ ...column, list: <Links links={column.links} shop={shop} /> }))
  return (
    <nav aria-label={shop.t('navigation.footer')}>
      <div className={styles.columns}>
        {links.map(({ id, heading, list }) => (
          <div key={id}>
            {heading && <p className={styles.title}>{heading}</p>}
            {list}
          </div>
        ))}
      </div>
      <div className={styles.accordion}>
        {links.map(({ id, heading, list }) =>
          heading ? (
            <AccordionItem key={id} title={heading}>
              {list}
            </AccordionItem>
          ) : (
            <div key={id}>{list}</div>
          ),
        )}
      </div>
    </nav>
  )
}

function Links({ links, shop }: { readonly links: readonly NavigationLink[]; readonly shop: ShopView }) {
  const Anchor = shop.link
  return (
    <ul className={styles.list}>
      {links.map(({ id, label, href, target }) => (
        <li key={id}>
          <Anchor className={styles.link} href={href} target={target}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

function FooterMarks({ store, shop }: Pick<FooterProps, 'store' | 'shop'>) {
  const { t } = shop
  const {
    footer,
    store: { name },
    socialLinks,
  } = store.settings
  const hasSocials = footer.showSocials && socialLinks.length > 0
  if (!hasSocials && !footer.showPayments) return null
  return (
    <div className={styles.marks}>
      {hasSocials && (
        <ul className={styles.socials} aria-label={t('navigation.social')}>
          {socialLinks.map(({ network, url }) => (
            <li key={network}>
              <IconButton
                href={url}
                icon={socialIcons[`${network}Icon`]}
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
      {footer.showPayments && <PaymentMarks label={t('navigation.payments')} />}
    </div>
  )
}

function FooterBase({ store, shop, year, poweredBy }: FooterProps) {
  const { t, toHref, link } = shop
  const {
    footer,
    store: { name },
  } = store.settings
  const copyright = footer.copyrightText ?? t('navigation.copyright', { year, store: name })
  const secondary = toColumns(toNavigation(getMenu(store.menus, footer.secondaryMenuId)), {
    id: 'secondary',
    toHref,
  }).flatMap(({ links }) => links)
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
                  <Link as={link} variant="quiet" href={href} target={target}>
                    {label}
                  </Link>
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
