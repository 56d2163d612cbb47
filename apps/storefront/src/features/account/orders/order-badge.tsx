import type { Order } from '@sorrel/domain/order'
import { Inline } from '@sorrel/ui/inline'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { Text } from '@sorrel/ui/text'
import { useShop } from '#shop/use-shop'
import { getOrderBadge } from './order-state.ts'

/** The status of an order, and beside it that a parcel is under way. */
export function OrderBadge({ order }: { readonly order: Order }) {
  const { tone, label, note } = getOrderBadge(order, useShop())
  return (
    <Inline>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {note && (
        <Text as="span" size="sm">
          {note}
        </Text>
      )}
    </Inline>
  )
}
