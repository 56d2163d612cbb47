'use client'

import type { ProductSelectionState } from '@sorrel/domain/product-selection'
import { getSelectionStock } from '@sorrel/domain/product-selection'
import { getStockTone } from '@sorrel/domain/status'
import { getStockStatus, isStockLimited } from '@sorrel/domain/stock'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { toBadgeTone } from '#shop/badge-tone.ts'
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

/** The stock of what is chosen. See docs/specification.md#stock. */
export function StockBadge({ state, lowStockIndicator }: StockBadgeProps) {
  const { t } = useShop()
  const stock = getSelectionStock(state)
  if (!isStockLimited(stock)) return null
  const status = getStockStatus({ ...stock, lowStockIndicator })
  const label = t(KEYS[status])
  const remaining =
    stock.stockLevel === undefined
      ? t('products.stock_status.few_remaining')
      : t('products.stock_status.remaining', { count: stock.stockLevel })
  return (
    <div>
      <StatusBadge tone={toBadgeTone(getStockTone(status))}>
        {status === 'low-stock' ? `${label} · ${remaining}` : label}
      </StatusBadge>
    </div>
  )
}
