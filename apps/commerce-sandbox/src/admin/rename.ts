import type { ProductDocument } from '../catalogue/documents.ts'
import type { Service } from '../service.ts'
import { mergeFields } from './changes.ts'

interface Move {
  readonly from: string
  readonly to: string
}

/**
 * Writes down that a page's address has moved, in the store's settings under `values.redirects`: there the storefront
 * finds it. An address that is in use again leads nowhere else.
 */
export async function recordMove(service: Service, { from, to }: Move): Promise<void> {
  const settings = await service.store.getStoredSettings()
  const moves = readMoves(settings.values.redirects).filter((move) => move.from !== from && move.from !== to)
  const values = mergeFields(settings.values, { redirects: [...moves, { from, to }] })
  await service.store.saveSettings({ ...settings, values })
}

function readMoves(value: unknown): readonly Move[] {
  return Array.isArray(value) ? value : []
}

/** Other products name a product by its slug: they follow it. */
export async function renameInOthers({ catalogue }: Service, { from, to }: Move): Promise<void> {
  const { products } = await catalogue.getSnapshot()
  const rename = (slug: string) => (slug === from ? to : slug)
  for (const product of products.filter((each) => isNaming(each, from)))
    await catalogue.saveProduct({
      ...product,
      upSellSlugs: product.upSellSlugs.map(rename),
      crossSells: product.crossSells.map((crossSell) => ({ ...crossSell, slug: rename(crossSell.slug) })),
    })
}

function isNaming({ upSellSlugs, crossSells }: ProductDocument, slug: string): boolean {
  return upSellSlugs.includes(slug) || crossSells.some((crossSell) => crossSell.slug === slug)
}
