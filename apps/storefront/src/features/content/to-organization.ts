import { routes } from '@sorrel/contracts/routes'
import type { StoreSettings } from '@sorrel/contracts/settings'
import { toPublicAddress, toPublicPicture } from '#routing/public-address.ts'
import type { StructuredNode } from '#routing/structured-data.tsx'

/** Who runs the shop, for search engines. */
export function toOrganization({ store, header, socialLinks }: StoreSettings): StructuredNode {
  return {
    '@type': 'Organization',
    name: store.name,
    url: toPublicAddress(routes.home()),
    logo: header.logo && toPublicPicture(header.logo.src),
    email: store.supportEmail,
    sameAs: socialLinks.map(({ url }) => url),
  }
}
