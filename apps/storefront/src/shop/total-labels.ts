import { multiplyMoney, type Price } from '@sorrel/domain/money'
import type { ShopView } from './shop.ts'

/** What is to pay now for as many pieces: `£17.00`, or that it is free during a trial. */
export function getTotalLabels(
  { price, trialDays }: Price,
  quantity: number,
  { t, formatPrice }: Pick<ShopView, 't' | 'formatPrice'>,
): string {
  return trialDays > 0 ? t('products.free') : formatPrice(multiplyMoney(price, quantity))
}
