import { AnnouncementBar } from '../announcement-bar/announcement-bar.tsx'
import { CounterBadge } from '../counter-badge/counter-badge.tsx'
import { Heading } from '../heading/heading.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { accountIcon, bagIcon, menuIcon, searchIcon } from '../icons/icons.ts'
import { Link } from '../link/link.tsx'
import { NavigationMenu } from '../navigation-menu/navigation-menu.tsx'
import * as styles from './shop-header.css.ts'

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
