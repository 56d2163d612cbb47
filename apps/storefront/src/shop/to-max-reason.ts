import type { StockTracked } from '@sorrel/domain/product'
import { getQuantityRange } from '@sorrel/domain/quantity'
import { isStockLimited } from '@sorrel/domain/stock'
import type { Translate } from '@sorrel/i18n/message'
import { SHOP_CONFIG } from '#config/shop-config.ts'

/** Why a quantity field is at its limit: the stock, or the largest quantity of a line. */
export function toMaxReason(t: Translate, item: StockTracked): string {
  const { max } = getQuantityRange(item, SHOP_CONFIG.maxQuantity)
  return isStockLimited(item) && item.stockLevel !== undefined
    ? t('products.stock.only_left', { count: max })
    : t('products.stock.at_most', { max })
}
