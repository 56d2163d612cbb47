import { Link } from '@sorrel/ui/link'
import { toMailto } from '#shop/to-mailto.ts'
import { useShop } from '#shop/use-shop'

export interface BackInStockProps {
  readonly productName: string
  /** The shop's address. */
  readonly email: string
}

/** Where a product is sold out: a mail to the shop that asks to be told when it is back. */
export function BackInStock({ productName, email }: BackInStockProps) {
  const { t } = useShop()
  const words = { name: productName }
  const mail = {
    to: email,
    subject: t('products.back_in_stock.subject', words),
    body: t('products.back_in_stock.body', words),
  }
  return (
    <Link variant="standalone" href={toMailto(mail)}>
      {t('products.back_in_stock.ask')}
    </Link>
  )
}
