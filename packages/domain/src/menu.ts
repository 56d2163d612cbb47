import { isExternalUrl, toSafeUrl } from './url.ts'

export type LinkTarget = '_blank' | '_self'

interface MenuItemShared {
  readonly name: string
  readonly target?: LinkTarget | undefined
  /** Further items: a nested group, or the links of a column. */
  readonly items?: readonly MenuItem[] | undefined
}

/**
 * One entry of a menu as the merchant made it. `page` and `quiz` are the service's `content` type with the models
 * `content/pages` and `content/quizzes`.
 */
export type MenuItem =
  | (MenuItemShared & {
      readonly type: 'category' | 'product' | 'page'
      readonly value?: { readonly slug?: string | undefined } | undefined
    })
  | (MenuItemShared & {
      readonly type: 'quiz'
      readonly value?: { readonly id?: string | undefined } | undefined
    })
  | (MenuItemShared & { readonly type: 'url'; readonly value?: string | undefined })
  | (MenuItemShared & { readonly type: 'heading' | 'home' | 'column'; readonly value?: undefined })

export interface NavigationLink {
  readonly kind: 'link'
  readonly label: string
  /** Without a locale prefix. */
  readonly href: string
  readonly target?: LinkTarget | undefined
  /** Leaves the shop. */
  readonly external: boolean
}

/** A title between links. Its link is always `#`. */
export interface NavigationHeading {
  readonly kind: 'heading'
  readonly label: string
  readonly href: '#'
}

/** An entry that holds further entries. Without an `href` it only opens. */
export interface NavigationGroup {
  readonly kind: 'group'
  readonly label: string
  readonly href?: string | undefined
  readonly target?: LinkTarget | undefined
  readonly external: boolean
  readonly items: readonly NavigationEntry[]
}

/** A block of entries of the footer or of an open header group. Its label may be empty. */
export interface NavigationColumn {
  readonly kind: 'column'
  readonly label: string
  readonly items: readonly NavigationEntry[]
}

export type NavigationEntry = NavigationLink | NavigationHeading | NavigationGroup | NavigationColumn

/**
 * The link of a menu item, without a locale prefix. Undefined when it has none and is dropped: a category, product,
 * page or quiz without a value, a column, an unsafe address.
 */
export function getMenuHref(item: MenuItem): string | undefined {
  switch (item.type) {
    case 'category':
      return item.value === undefined
        ? undefined
        : item.value.slug
          ? toPath('/categories/', item.value.slug)
          : '/products'
    case 'product':
      return toPath('/products/', item.value?.slug)
    case 'page':
      return toPath('/', item.value?.slug)
    case 'quiz':
      return toPath('/quiz/', item.value?.id)
    case 'url':
      return item.value?.trim() ? toSafeUrl(item.value) : '#'
    case 'heading':
      return '#'
    case 'home':
      return '/'
    case 'column':
      return undefined
  }
}

/**
 * A merchant's menu as entries ready to render. Items without a link and without further items are dropped, and so
 * are columns left empty. A group whose own link is dropped keeps its items.
 *
 * @example
 * ```ts
 * import { getMenuHref, toNavigation } from '@sorrel/domain/menu'
 *
 * const menu = [{ type: 'category', name: 'Soap', value: { slug: 'soap' } }] as const
 * console.log(toNavigation(menu).map((entry) => entry.label), getMenuHref(menu[0])) // [ 'Soap' ] /categories/soap
 * ```
 */
export function toNavigation(items: readonly MenuItem[]): readonly NavigationEntry[] {
  return items.flatMap((item) => toEntry(item) ?? [])
}

function toEntry(item: MenuItem): NavigationEntry | undefined {
  const items = toNavigation(item.items ?? [])
  if (item.type === 'column')
    return items.length > 0 ? { kind: 'column', label: item.name, items } : undefined
  if (items.length > 0) return toGroup(item, items)
  if (item.type === 'heading') return { kind: 'heading', label: item.name, href: '#' }
  const href = getMenuHref(item)
  if (href === undefined) return undefined
  return { kind: 'link', label: item.name, href, target: item.target, external: isExternalUrl(href) }
}

function toGroup(item: MenuItem, items: readonly NavigationEntry[]): NavigationGroup {
  const href = getMenuHref(item)
  const isLink = href !== undefined && href !== '#'
  if (!isLink) return { kind: 'group', label: item.name, external: false, items }
  return { kind: 'group', label: item.name, href, target: item.target, external: isExternalUrl(href), items }
}

/** One encoded path segment behind a prefix. Dots alone would climb the path, so they lead nowhere. */
function toPath(prefix: string, segment: string | undefined): string | undefined {
  const name = segment?.trim().toWellFormed()
  if (name === undefined || name === '' || name === '.' || name === '..') return undefined
  return prefix + encodeURIComponent(name)
}
