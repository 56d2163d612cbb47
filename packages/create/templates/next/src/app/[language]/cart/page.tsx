import { routes } from '@sorrel/contracts/routes'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import type { Metadata } from 'next'
import { CartContents } from '../../../components/cart-contents'
import { toMetadata } from '../../../metadata'
import { readWords } from '../../../words'

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  return toMetadata({ path: routes.cart(), titles: [t('cart.title')], isPrivate: true }, language)
}

export default async function CartPage() {
  const { t } = await readWords()
  return (
    <Stack gap="24">
      <Heading level={1}>{t('cart.title')}</Heading>
      <CartContents />
    </Stack>
  )
}
