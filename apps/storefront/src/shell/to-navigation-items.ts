import type { NavigationEntry } from '@sorrel/domain/menu'
import type { NavigationColumn, NavigationItem, NavigationLink } from '@sorrel/ui/navigation-menu'

type ToHref = (path: string) => string

/**
 * A menu as the kit's navigation shows it: entries of the first level, and below a group its columns of links. A
 * column without a name takes its first heading as one; each further heading begins a column. See
 * docs/specification.md#menus.
 */
export function toNavigationItems(
  entries: readonly NavigationEntry[],
  toHref: ToHref,
): readonly NavigationItem[] {
  return entries.flatMap((entry, index): readonly NavigationItem[] => {
    const id = String(index)
    switch (entry.kind) {
      case 'link':
        return [{ id, label: entry.label, href: toHref(entry.href), target: entry.target }]
      case 'heading':
        return [{ id, label: entry.label }]
      case 'group':
        return [
          {
            id,
            label: entry.label,
            href: entry.href === undefined ? undefined : toHref(entry.href),
            target: entry.target,
            columns: toColumns(entry.items, { id, toHref }),
          },
        ]
      case 'column':
        return toColumns([entry], { id, toHref }).map((column) => ({
          id: column.id,
          label: column.heading ?? '',
          columns: [column],
        }))
    }
  })
}

interface Place {
  readonly id: string
  readonly toHref: ToHref
}

interface Section {
  readonly heading: string
  readonly links: readonly NavigationEntry[]
}

/** Links belong to the heading before them. */
function toSections(entries: readonly NavigationEntry[], heading: string): readonly Section[] {
  const sections: { heading: string; links: NavigationEntry[] }[] = [{ heading, links: [] }]
  for (const entry of entries) {
    const last = sections.at(-1)
    if (entry.kind === 'heading') sections.push({ heading: entry.label, links: [] })
    else if (entry.kind === 'column') sections.push(...copySections(entry))
    else last?.links.push(entry)
  }
  return sections.filter(({ links }) => links.length > 0)
}

function copySections(column: Extract<NavigationEntry, { readonly kind: 'column' }>) {
  const inner = toSections(column.items, column.label)
  return inner.map((section) => ({ heading: section.heading, links: [...section.links] }))
}

/** The columns of a group or of the footer, by the same rule. */
export function toColumns(
  entries: readonly NavigationEntry[],
  { id, toHref }: Place,
): readonly NavigationColumn[] {
  return toSections(entries, '').map(({ heading, links }, index) => ({
    id: `${id}-${index}`,
    heading: heading === '' ? undefined : heading,
    links: links.flatMap((entry, position) => toLinks(entry, { id: `${id}-${index}-${position}`, toHref })),
  }))
}

type RowEntry = Pick<NavigationLink, 'id' | 'label'> & Partial<NavigationLink>

/** A menu in one row. What leads nowhere is text: headings, and the names of columns and groups. */
export function toRow(entries: readonly NavigationEntry[], { id, toHref }: Place): readonly RowEntry[] {
  return entries.flatMap((entry, index): readonly RowEntry[] => {
    const place = { id: `${id}-${index}`, toHref }
    if (entry.kind !== 'column' && entry.kind !== 'heading' && entry.href !== undefined)
      return toLinks(entry, place)
    const text = entry.label === '' ? [] : [{ id: place.id, label: entry.label }]
    return 'items' in entry ? [...text, ...toRow(entry.items, place)] : text
  })
}

/** A group within a column is shown flat: its own link, then its items. */
function toLinks(entry: NavigationEntry, { id, toHref }: Place): readonly NavigationLink[] {
  if (entry.kind === 'link') {
    return [{ id, label: entry.label, href: toHref(entry.href), target: entry.target }]
  }
  if (entry.kind !== 'group') return []
  const own = entry.href === undefined ? [] : [{ id, label: entry.label, href: toHref(entry.href) }]
  const inner = entry.items.flatMap((item, index) => toLinks(item, { id: `${id}-${index}`, toHref }))
  return [...own, ...inner]
}
