import { fetchProductsPage } from '@sorrel/commerce/catalog'
import { Text } from '@sorrel/ui/text'
import { ProductList } from '../components/product-list'
import { Welcome } from '../components/welcome'
import { shop } from '../shop'
import { useAnswer } from '../use-answer'
import { useMessages } from '../messages-context'

/** Full rows of two, three and four. */
const SHOWN = 12

export function Home() {
  const { t, language } = useMessages()
  const page = useAnswer(`home ${language}`, (client) =>
    fetchProductsPage(client, { locale: language, currency: shop.currency, limit: SHOWN }),
  )
  return (
    <>
      <Welcome />
      {page?.ok === true && <ProductList products={page.value.products} />}
      {page?.ok === false && <Text>{t('products.load_error')}</Text>}
    </>
  )
}
