import { getShownPrice, type Price as Amounts } from '@sorrel/domain/money'
import { Price, type PriceProps } from '@sorrel/ui/price'
import { useShop } from '#shop/use-shop'

export interface ProductPriceProps extends Pick<PriceProps, 'size'> {
  readonly price: Amounts
}

/** A product's price, and the earlier one struck through. A trial shows the price after it. */
export function ProductPrice({ price, size }: ProductPriceProps) {
  const { t, formatPrice } = useShop()
  const { now, before } = getShownPrice(price)
  const look = { now: formatPrice(now), ...(size && { size }) }
  if (before === undefined) return <Price {...look} />
  return (
    <Price
      {...look}
      before={formatPrice(before)}
      beforeLabel={t('products.price_was', { price: '' }).trim()}
      nowLabel={t('products.price_now', { price: '' }).trim()}
    />
  )
}
