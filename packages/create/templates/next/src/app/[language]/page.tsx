import { fetchProductsPage } from '@sorrel/commerce/catalog'
import { createMessages } from '@sorrel/i18n/message'
import { Text } from '@sorrel/ui/text'
import { Products } from '../../components/products'
import { Welcome } from '../../components/welcome'
import { type LanguageProps, readLanguage } from '../../language'
import { Link } from '../../link'
import { openClient } from '../../server-client'
import { shop } from '../../shop'
import { getShopMessages } from '../../messages'

const SHOWN = 4

export default async function Home(props: LanguageProps) {
  const language = await readLanguage(props)
  const t = createMessages({ locale: language, messages: getShopMessages(language) })
  const client = await openClient()
  const page = await fetchProductsPage(client, { locale: language, currency: shop.currency, limit: SHOWN })
  return (
    <>
      <Welcome products={`/${language}/products`} link={Link} />
      {page.ok ? <Products products={page.value.products} /> : <Text>{t('products.load_error')}</Text>}
    </>
  )
}
