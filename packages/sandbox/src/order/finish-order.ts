import { routes } from '@sorrel/contracts/routes'
import type { Service } from '../service.ts'
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
  const tracked = order.record.items.flatMap(({ productId }) => {
    const product = snapshot.productById.get(productId)
    return product?.stockTracking === true ? [{ ...product, categorySlugs: [] }] : []
  })
  service.storefront.announceProducts(tracked)
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
  await service.mail.send({ to: order.email, ...(await toOrderMail(order, { market, url })) })
}
