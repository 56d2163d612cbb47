import type { CartScreenProps } from './load-cart.ts'

export function CartScreen({ t }: CartScreenProps) {
  return <h1>{t('cart.title')}</h1>
}
