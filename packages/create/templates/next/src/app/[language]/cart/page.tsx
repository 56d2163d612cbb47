import { fetchCart } from '@sorrel/commerce/cart'
import { routes } from '@sorrel/contracts/routes'
import { Banner } from '@sorrel/ui/banner'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import type { Metadata } from 'next'
import { CartContents } from '../../../components/cart-contents'
import { toMetadata } from '../../../metadata'
import { openSession } from '../../../session'
import { shop } from '../../../shop'
import { readWords } from '../../../words'

/** Whole before it is sent, so that it is read and used without script. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  return toMetadata({ path: routes.cart(), titles: [t('cart.title')], isPrivate: true }, language)
}

export default async function CartPage({ searchParams }: PageProps<'/[language]/cart'>) {
  const { t, language } = await readWords()
  const { failed } = await searchParams
  const client = await openSession()
  const cart = client && (await fetchCart(client, { currency: shop.currency, locale: language }))
  return (
    <Stack gap="24">
      <Heading level={1}>{t('cart.title')}</Heading>
      {failed !== undefined && <Banner tone="error">{t('cart.update_error')}</Banner>}
      {cart?.ok === false ? (
        <Banner tone="error">{t('cart.load_error')}</Banner>
      ) : (
        <CartContents stored={cart?.value ?? null} />
      )}
    </Stack>
  )
}
