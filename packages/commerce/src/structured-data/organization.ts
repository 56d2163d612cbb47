import { routes } from '@sorrel/contracts/routes'
import type { StoreSettings } from '@sorrel/contracts/settings'
import type { Organization } from 'schema-dts'
import type { StructuredNode } from './node.ts'

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
