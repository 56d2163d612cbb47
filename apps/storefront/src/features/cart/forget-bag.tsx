'use client'

import { useEffect } from 'react'
import { useBag } from './bag-context.ts'

/** After an order the bag is empty: asks the service instead of showing the old one. */
export function ForgetBag() {
  const { refresh } = useBag()
  useEffect(() => refresh(), [refresh])
  return null
}
