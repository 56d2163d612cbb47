import { getShownPrice, type Price as Amounts } from '@sorrel/domain/money'
import { Price, type PriceProps } from '@sorrel/ui/price'
import { useShop } from '#shop/use-shop'

export interface ProductPriceProps extends Pick<PriceProps, 'size'> {
  readonly price: Amounts
  /** ISO 4217. Default: the page's. */
  readonly currency?: string
}

/** A product's price, and the earlier one struck through. A trial shows the price after it. */
export function ProductPrice({ price, currency, size }: ProductPriceProps) {
  const { t, formatPrice } = useShop()
  const { price: amount, origPrice } = getShownPrice(price)
  const look = { current: formatPrice(amount, currency), ...(size && { size }) }
  if (origPrice === undefined) return <Price {...look} />
  return (
    <Price
      {...look}
      original={formatPrice(origPrice, currency)}
      originalLabel={t('products.price_was', { price: '' }).trim()}
      currentLabel={t('products.price_now', { price: '' }).trim()}
    />
  )
}
