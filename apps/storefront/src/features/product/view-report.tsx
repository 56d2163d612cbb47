'use client'

import { useEffect, useRef } from 'react'
import { track } from '#features/analytics/index.ts'

export interface ViewReportProps {
  readonly productId: string
  readonly name: string
  readonly price: number
  readonly currency: string
}

/** Reports that a product's page is open, once for each product. Renders nothing. */
export function ViewReport({ productId, name, price, currency }: ViewReportProps) {
  const seen = useRef('')
  useEffect(() => {
    if (seen.current === productId) return
    seen.current = productId
    track({ type: 'view_item', currency, items: [{ productId, name, price, quantity: 1 }] })
  }, [productId, name, price, currency])
  return null
}
