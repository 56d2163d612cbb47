import { type DeliveredGoods, getDeliveredPieces } from '@sorrel/domain/plan'
import { FACT_ATTRIBUTES } from '@sorrel/domain/product-facts'
import type { Translate } from '@sorrel/i18n/message'
import type { Market } from '../store/market.ts'
import type { PlanDocument, ProductDocument } from './documents.ts'
import { toAttributeValue } from './product-record.ts'

/** What comes and how often, in the words of the shop: `1 litre pouch every 2 months`. */
export function getPlanTitle(
  { billingSchedule, orderSchedule }: Pick<PlanDocument, 'billingSchedule' | 'orderSchedule'>,
  goods: DeliveredGoods,
  t: Translate,
): string {
  const { interval, intervalCount } = orderSchedule ?? billingSchedule
  return t(`products.brings.${interval}`, { count: intervalCount, what: getDeliveredPieces(goods) })
}

/** What one piece of a product is called, then what several are; empty where the store does not say it. */
export function getPieceNames({ attributes }: ProductDocument, market: Market): readonly string[] {
  const value = attributes[FACT_ATTRIBUTES.piece]
  return value === undefined ? [] : [toAttributeValue(value, market)].flat()
}
