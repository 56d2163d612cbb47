'use client'

import type { Product } from '@sorrel/domain/product'
import { useEffect, useRef } from 'react'
import { track } from './track.ts'

/** Reports that a product's page is open, once for each product. */
export function useViewItem({ id, name, price }: Product, currency: string): void {
  const seen = useRef('')
  useEffect(() => {
    if (seen.current === id) return
    seen.current = id
    track({ type: 'view_item', currency, items: [{ productId: id, name, price, quantity: 1 }] })
  }, [id, name, price, currency])
}
