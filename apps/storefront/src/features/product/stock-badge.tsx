'use client'

import type { ProductSelectionState } from '@sorrel/domain/product-selection'
import { getSelectionStock } from '@sorrel/domain/product-selection'
import { getStockTone } from '@sorrel/domain/status'
import { getStockStatus } from '@sorrel/domain/stock'
import type { Translate } from '@sorrel/i18n/message'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { SHOP_CONFIG } from '#config/shop-config.ts'
import { useShop } from '#shop/shop-context.tsx'

const KEYS = {
  'in-stock': 'products.stock_status.in_stock',
  'low-stock': 'products.stock_status.low_stock',
  'out-of-stock': 'products.stock_status.out_of_stock',
} as const

export interface StockBadgeProps {
  readonly state: ProductSelectionState
  readonly lowStockIndicator?: number | undefined
}

/** The stock of the current choice in words; undefined for a product that is not sold. */
export function getStockLabel({ state, lowStockIndicator }: StockBadgeProps, t: Translate) {
  const stock = getSelectionStock(state)
  if (state.purchaseOption === 'none') return undefined
  const status = getStockStatus({ ...stock, lowStockIndicator })
  const label = t(KEYS[status])
  const remaining =
    stock.stockLevel === undefined
      ? t('products.stock_status.few_remaining')
      : t('products.stock_status.remaining', { count: stock.stockLevel })
  return { status, label: status === 'low-stock' ? `${label} · ${remaining}` : label }
}

/** The stock of the current choice; nothing for a product that is not sold. See docs/specification.md#stock. */
export function StockBadge(props: StockBadgeProps) {
  const words = getStockLabel(props, useShop().t)
  if (words === undefined) return null
  return <StatusBadge tone={getStockTone(words.status, SHOP_CONFIG.statusReading)}>{words.label}</StatusBadge>
}
