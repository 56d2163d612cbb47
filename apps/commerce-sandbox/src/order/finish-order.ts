import { routes } from '@sorrel/contracts/routes'
import type { Service } from '../service.ts'
import { getCompleteUrl, getStorefrontUrl } from '../checkout/storefront-url.ts'
import { toOrderMail } from './order-mail.ts'
import type { OrderRow } from './order-rows.ts'

/** What follows a new order: the confirmation mail, and word to the shop that stock has changed. Never rejects. */
export async function finishOrder(service: Service, order: OrderRow): Promise<void> {
  try {
    await announceStock(service, order)
    await confirm(service, order)
  } catch (error) {
    service.log.error({ err: error, order: order.number }, 'could not finish an order')
  }
}

async function announceStock(service: Service, order: OrderRow): Promise<void> {
  const snapshot = await service.catalogue.getSnapshot()
  const tracked = order.record.items.flatMap(({ productId }) => {
    const product = snapshot.productById.get(productId)
    return product?.stockTracking === true ? [`product:${product.slug}`] : []
  })
  service.storefront.revalidate(tracked)
}

async function confirm(service: Service, order: OrderRow): Promise<void> {
  const market = await service.store.getMarket({ currency: order.currency, locale: order.locale })
  const url =
    order.accountId === null && order.checkoutId !== null
      ? await getCompleteUrl(service, order.locale, order.checkoutId)
      : await getStorefrontUrl(service, order.locale, routes.order(order.id))
  await service.mail.send({ to: order.email, ...toOrderMail(order, { market, url }) })
}
