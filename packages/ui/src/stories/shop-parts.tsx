import { AnnouncementBar } from '../announcement-bar/announcement-bar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { CounterBadge } from '../counter-badge/counter-badge.tsx'
import { Heading } from '../heading/heading.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { accountIcon, bagIcon, menuIcon, searchIcon } from '../icons/icons.ts'
import { Link } from '../link/link.tsx'
import { NavigationMenu } from '../navigation-menu/navigation-menu.tsx'
import { Picture } from '../picture/picture.tsx'
import { Price } from '../price/price.tsx'
import { Stars } from '../stars/stars.tsx'
import { Text } from '../text/text.tsx'
import type { SampleProduct } from './samples.ts'
import * as styles from './shop-parts.css.ts'

export interface ProductCardProps {
  readonly product: SampleProduct
  readonly quickAdd?: string
  readonly level?: 2 | 3
}

export function ProductCard({ product, quickAdd, level = 3 }: ProductCardProps) {
  const { name, text, picture, price, original, rating, ratingText, mark } = product
  const amount = original ? (
    <Price current={price} original={original} originalLabel="Was" currentLabel="Now" />
  ) : (
    <Price current={price} />
  )
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Link href={`#${product.id}`} variant="bare" tabIndex={-1} aria-hidden="true">
          <Picture {...picture} alt="" ratio="8/9" sizes="(min-width: 60rem) 25vw, 50vw" />
        </Link>
        {mark && (
          <div className={styles.mark}>
            <Badge>{mark}</Badge>
          </div>
        )}
        {quickAdd && (
          <div className={styles.quickAdd}>
            <Button variant="raised" fullWidth>
              {quickAdd}
            </Button>
          </div>
        )}
      </div>
      <Heading level={level} size="md" variant="plain">
        <Link href={`#${product.id}`} variant="quiet">
          {name}
        </Link>
      </Heading>
      <Text size="sm" clamp="2">
        {text}
      </Text>
      {rating && (
        <Stars value={rating} label={`${rating} out of 5`}>
          <Text as="span" size="sm">
            {ratingText}
          </Text>
        </Stars>
      )}
      {amount}
    </article>
  )
}

const items = [
  {
    id: 'bath',
    label: 'Bath & Body',
    href: '#bath',
    columns: [
      {
        id: 'wash',
        heading: 'Wash',
        links: [
          { id: 'soap', label: 'Soap bars', href: '#soap' },
          { id: 'hand', label: 'Hand wash', href: '#hand' },
        ],
      },
    ],
  },
  { id: 'household', label: 'Household', href: '#household' },
  { id: 'gifts', label: 'Gifts', href: '#gifts' },
  { id: 'club', label: 'Refill club', href: '#club' },
]

export function ShopHeader() {
  return (
    <>
      <AnnouncementBar label="Announcement">Free UK delivery over £30 · Refill and save 10%</AnnouncementBar>
      <header className={styles.header}>
        <div className={styles.headerRow}>
          <div>
            <div className={styles.wideOnly}>
              <NavigationMenu label="Main" items={items} toggleLabels={{ bath: 'Bath & Body menu' }} />
            </div>
            <div className={styles.narrowOnly}>
              <IconButton icon={menuIcon} label="Menu" aria-expanded={false} />
            </div>
          </div>
          <Link href="#home" variant="bare">
            <Heading level={2} size="2xl">
              SORREL
            </Heading>
          </Link>
          <div className={styles.headerEnd}>
            <IconButton icon={searchIcon} label="Search" />
            <div className={styles.wideOnly}>
              <IconButton icon={accountIcon} label="Account" href="#account" />
            </div>
            <IconButton icon={bagIcon} label="Bag, 2 items" badge={<CounterBadge text="2" />} />
          </div>
        </div>
      </header>
    </>
  )
}
