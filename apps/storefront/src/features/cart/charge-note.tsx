'use client'

import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/shop-context.tsx'

export interface ChargeNoteProps {
  /** ISO 4217 code of the cart's amounts. */
  readonly currency: string
}

/** Says above the amounts that they are in another currency than the page's; nothing where they are not. */
export function ChargeNote({ currency }: ChargeNoteProps) {
  const shop = useShop()
  if (currency === shop.currency) return null
  return <Text size="sm">{shop.t('cart.charge_note', { currency })}</Text>
}
