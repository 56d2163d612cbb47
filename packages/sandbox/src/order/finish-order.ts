import { routes } from '@sorrel/contracts/routes'
import { parseStoreSettings } from '@sorrel/contracts/settings'
import type { DeliveryTime } from '@sorrel/domain/schedule'
import { withBundles } from '../catalogue/bundle.ts'
import type { Service } from '../service.ts'
import { toThumbnail } from '../checkout/summary-view.ts'
import { getCompleteUrl, getStorefrontUrl } from '../checkout/storefront-url.ts'
import { announceOrder } from './announce-order.ts'
import { toOrderMail } from './order-mail.ts'
import type { OrderRow } from './order-rows.ts'

/** The steps after a new order: sends the confirmation mail and announces the changed stock. Never rejects. */
export async function finishOrder(service: Service, order: OrderRow): Promise<void> {
  try {
    await announceOrder(service, order)
    await announceStock(service, order)
    await confirm(service, order)
  } catch (error) {
    service.log.error({ err: error, order: order.number }, 'could not finish an order')
  }
}

async function announceStock(service: Service, order: OrderRow): Promise<void> {
  const before = await service.catalogue.getLevels()
  service.catalogue.forgetStock()
  const after = await service.catalogue.getLevels()
  const snapshot = await service.catalogue.getSnapshot()
  const ids = order.record.items.flatMap(({ productId, parts = [] }) => [
    productId,
    ...parts.map((part) => part.productId),
  ])
  const products = [...new Set(ids)].flatMap((id) => snapshot.productById.get(id) ?? [])
  const tracked = products.filter(({ stockTracking }) => stockTracking)
  const changed = withBundles(tracked, snapshot).map((product) => ({ ...product, categorySlugs: [] }))
  service.storefront.announceProducts(changed)
  for (const { id } of tracked) {
    const levels = { stock_level: after.get(id), prev_stock_level: before.get(id) }
    service.webhooks.emit({ model: 'products', type: 'product.stock_adjusted', data: { id, ...levels } })
  }
}

async function confirm(service: Service, order: OrderRow): Promise<void> {
  const market = await service.store.getMarket({ currency: order.currency, locale: order.locale })
  const url =
    order.accountId === null && order.checkoutId !== null
      ? await getCompleteUrl(service, order.locale, order.checkoutId)
      : await getStorefrontUrl(service, order.locale, routes.order(order.id))
  const mail = await toOrderMail(order, {
    market,
    url,
    deliveryTime: await readDeliveryTime(service, order),
    pictures: await readPictures(service, order),
  })
  await service.mail.send({ to: order.email, ...mail })
}

/** The merchant's own terms for the order's country. */
async function readDeliveryTime({ store }: Service, { record }: OrderRow): Promise<DeliveryTime | undefined> {
  const { terms } = parseStoreSettings(await store.getSettings())
  const country = record.shipping?.country ?? ''
  const zone = terms.delivery.find(({ countries }) => countries.includes(country))
  return zone?.transitDays && { ...zone, transitDays: zone.transitDays }
}

/** Small copies, by item id: two variants of a product have pictures of their own. */
async function readPictures(
  { catalogue, pictures }: Service,
  { record }: OrderRow,
): Promise<ReadonlyMap<string, string>> {
  const { productById } = await catalogue.getSnapshot()
  const found = await Promise.all(
    record.items.map(async ({ id, productId, variantId }) => {
      const product = productById.get(productId)
      const variant = product?.variants.find((one) => one.id === variantId)
      const image = variant?.images[0] ?? product?.images[0]
      const picture = image && (await pictures.describe(image.file))
      return picture === undefined ? [] : [[id, toThumbnail(picture.url)] as const]
    }),
  )
  return new Map(found.flat())
}
