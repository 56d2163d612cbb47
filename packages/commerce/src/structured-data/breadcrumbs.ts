import type { BreadcrumbList } from 'schema-dts'
import type { StructuredNode } from './node.ts'

/** A step from home to a page; the last one has no path. */
export interface Breadcrumb {
  readonly label: string
  /** Public path without locale. */
  readonly path?: string | undefined
}

export interface BreadcrumbListOptions {
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Public path of the page itself. */
  readonly path: string
  /** A public path without locale as a whole address in the page's language. */
  readonly toAddress: (path: string) => string
}

/** The way to a page. */
export function toBreadcrumbList({ breadcrumbs, path, toAddress }: BreadcrumbListOptions): StructuredNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map((breadcrumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: breadcrumb.label,
      item: toAddress(breadcrumb.path ?? path),
    })),
  } satisfies BreadcrumbList
}
