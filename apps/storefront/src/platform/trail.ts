import type { StructuredNode } from './structured-data.tsx'

/** A step of the way from home to a page; the last one has no path. */
export interface Crumb {
  readonly label: string
  /** Public path without locale. */
  readonly path?: string | undefined
}

export interface TrailOptions {
  readonly crumbs: readonly Crumb[]
  /** Public path of the page itself. */
  readonly path: string
  /** A public path without locale as a whole address in the page's language. */
  readonly toAddress: (path: string) => string
}

/** The way to a page, for search engines. */
export function toTrail({ crumbs, path, toAddress }: TrailOptions): StructuredNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: toAddress(crumb.path ?? path),
    })),
  }
}
