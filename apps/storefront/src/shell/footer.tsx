import { getMenu } from '@sorrel/contracts/settings'
import { type NavigationEntry, toNavigation } from '@sorrel/domain/menu'
import type { Scene } from '#platform/scene.ts'
import type { StoreContext } from '#platform/store.ts'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import * as styles from './footer.css.ts'

export interface FooterProps {
  readonly store: StoreContext
  readonly scene: Scene
  /** Four digits. */
  readonly year: number
}

/** Link columns, newsletter, socials and the small print. Specification section 2, "Footer". */
export function Footer({ store, scene, year }: FooterProps) {
  const { t } = scene
  const { footer, store: shop, socialLinks } = store.settings
  const columns = toNavigation(getMenu(store.menus, footer.menuId))
  const secondary = toNavigation(getMenu(store.menus, footer.secondaryMenuId))
  const copyright = footer.copyrightText ?? t('navigation.copyright', { year, store: shop.name })
  return (
    <footer className={styles.footer} data-surface="brand">
      <div className={`${styles.inner} ${styles.padding[footer.horizontalPadding]}`}>
        <div className={styles.top}>
          {footer.showNewsletter && (
            <NewsletterForm
              title={footer.newsletterTitle ?? t('newsletter.title')}
              placeholder={footer.newsletterPlaceholder ?? t('newsletter.placeholder')}
            />
          )}
          <nav aria-label={t('navigation.footer')} className={styles.columns}>
            {columns.map((column) => (
              <FooterColumn key={`${column.kind} ${column.label}`} entry={column} scene={scene} />
            ))}
          </nav>
        </div>
        <div className={styles.base}>
          <p>
            {copyright} {t('navigation.powered_by', { name: 'Sorrel Storefront' })}
          </p>
          {footer.showSocials && socialLinks.length > 0 && (
            <ul className={styles.row} aria-label={t('navigation.social')}>
              {socialLinks.map(({ network, url }) => (
                <li key={network}>
                  <a className={styles.link} href={url} rel="noopener noreferrer">
                    {t(`navigation.networks.${network}`)}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <nav aria-label={t('navigation.secondary')}>
            <Entries entries={secondary} scene={scene} layout="row" />
          </nav>
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({ entry, scene }: { readonly entry: NavigationEntry; readonly scene: Scene }) {
  if (entry.kind === 'link') return <Entries entries={[entry]} scene={scene} layout="list" />
  if (entry.kind === 'heading') return <p className={styles.title}>{entry.label}</p>
  const [first, ...rest] = entry.items
  const title = entry.label !== '' ? entry.label : first?.kind === 'heading' ? first.label : undefined
  const items = title === entry.label ? entry.items : rest
  return (
    <div>
      {title && <p className={styles.title}>{title}</p>}
      <Entries entries={title === undefined ? entry.items : items} scene={scene} layout="list" />
    </div>
  )
}

interface EntriesProps {
  readonly entries: readonly NavigationEntry[]
  readonly scene: Scene
  readonly layout: 'list' | 'row'
}

function Entries({ entries, scene, layout }: EntriesProps) {
  const Anchor = scene.link
  return (
    <ul className={styles[layout]}>
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.label}`}>
          {entry.kind === 'link' ? (
            <Anchor className={styles.link} href={scene.toHref(entry.href)} target={entry.target}>
              {entry.label}
            </Anchor>
          ) : (
            <FooterColumn entry={entry} scene={scene} />
          )}
        </li>
      ))}
    </ul>
  )
}
