/** Structured data of schema.org about products, reviews and the store: pure functions, data in, JSON-LD out. */

import { routes } from '@sorrel/contracts/routes'
import type { StoreSettings } from '@sorrel/contracts/settings'
import type { Organization } from 'schema-dts'
import type { StructuredNode } from './structured-data/node.ts'

export {
  type Breadcrumb,
  type BreadcrumbListOptions,
  toBreadcrumbList,
} from './structured-data/breadcrumbs.ts'
export { type StructuredNode, toStructuredText } from './structured-data/node.ts'
export { type ProductDataOptions, toProductData } from './structured-data/product.ts'
export { type ReviewedProduct, type ReviewFacts, toReviewData } from './structured-data/reviews.ts'

export interface OrganizationOptions {
  readonly settings: Pick<StoreSettings, 'store' | 'header' | 'socialLinks'>
  /** A public path as a whole address. */
  readonly toAddress: (path: string) => string
  readonly toPicture: (src: string) => string
}

/** Who runs the shop. */
export function toOrganization({ settings, toAddress, toPicture }: OrganizationOptions): StructuredNode {
  const { store, header, socialLinks } = settings
  return {
    '@type': 'Organization',
    name: store.name,
    url: toAddress(routes.home()),
    logo: header.logo && toPicture(header.logo.src),
    email: store.supportEmail,
    sameAs: socialLinks.map(({ url }) => url),
  } satisfies Organization
}
