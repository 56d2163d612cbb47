import { routes } from '@sorrel/contracts/routes'
import type { Metadata } from 'next'
import { ProductList } from '../../components/product-list'
import { Welcome } from '../../components/welcome'
import { toMetadata } from '../../metadata'
import { readFirstProducts } from '../../store'
import { readWords } from '../../words'

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  return toMetadata({ path: routes.home(), titles: [], description: t('products.description') }, language)
}

export default async function Home() {
  const { language } = await readWords()
  return (
    <>
      <Welcome />
      <ProductList products={await readFirstProducts(language)} />
    </>
  )
}
