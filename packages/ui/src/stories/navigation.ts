import type { NavigationItem } from '../navigation-menu/navigation-menu.tsx'

/** The menu of the demo shop. */
export const navigation: readonly NavigationItem[] = [
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
          { id: 'hair', label: 'Shampoo bars', href: '#hair' },
        ],
      },
      {
        id: 'care',
        heading: 'Care',
        links: [
          { id: 'balm', label: 'Balms', href: '#balm' },
          { id: 'oil', label: 'Body oil', href: '#oil' },
        ],
      },
      { id: 'tools', links: [{ id: 'brushes', label: 'Brushes', href: '#brushes' }] },
    ],
  },
  {
    id: 'household',
    label: 'Household',
    href: '#household',
    columns: [{ id: 'clean', heading: 'Clean', links: [{ id: 'spray', label: 'Sprays', href: '#spray' }] }],
  },
  { id: 'gifts', label: 'Gifts', href: '#gifts' },
  { id: 'club', label: 'Refill club', href: '#club' },
]

/** Entries of a menu, one for each label. */
export const toNavigation = (labels: readonly string[]) =>
  labels.map((label) => ({ id: label, label, href: `#${label}` }))
