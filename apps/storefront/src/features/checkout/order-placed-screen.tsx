import type { OrderPlacedScreenProps } from './load-placed-order.ts'

export function OrderPlacedScreen({ order }: OrderPlacedScreenProps) {
  return <h1>{order?.number}</h1>
}
