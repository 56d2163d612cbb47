import { toProductData } from '@sorrel/commerce/structured-data'
import { routes } from '@sorrel/contracts/routes'
import { toPlainText } from '@sorrel/domain/html'
import { getCurrencyDigits } from '@sorrel/domain/money'
import type { Product } from '@sorrel/domain/product'
import { Grid } from '@sorrel/ui/grid'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Prose } from '@sorrel/ui/prose'
import { Stack } from '@sorrel/ui/stack'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductForm } from '../../../../components/product-form'
import { ReviewsSection } from '../../../../components/reviews-section'
import { StructuredData } from '../../../../components/structured-data'
import { toAddress, toMetadata, toPicture } from '../../../../metadata'
import { ShopImage } from '../../../../shop-image'
import { readProduct, readSettings, readSlugs, toParams } from '../../../../store'
import { toHref } from '../../../../to-href'
import { readWords } from '../../../../words'

type Props = PageProps<'/[language]/products/[slug]'>

/** Built ahead; other products are made at their first visit. */
export const generateStaticParams = async () => toParams((await readSlugs()).products)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ slug }, { language }] = await Promise.all([params, readWords()])
  const product = await readProduct(slug, language)
  if (product === null) return {}
  const { metaTitle, name, metaDescription, description, images } = product
  const facts = { titles: [metaTitle, name], description: metaDescription ?? toPlainText(description) }
  return toMetadata({ path: routes.product(slug), ...facts, pictures: images.slice(0, 3) }, language)
}

export default async function ProductPage({ params }: Props) {
  const [{ slug }, { language }] = await Promise.all([params, readWords()])
  const product = (await readProduct(slug, language)) ?? notFound()
  const [first, ...more] = product.images
  return (
    <>
      <Grid columns={{ base: 1, desktop: 2 }} gap="48">
        {first && (
          <Picture
            {...first}
            image={ShopImage}
            priority="high"
            sizes="(min-width: 960px) 50vw, 100vw"
            ratio="8/9"
          />
        )}
        <Stack gap="24">
          <Heading level={1}>{product.name}</Heading>
          <Prose html={product.description} />
          <ProductForm product={product} />
        </Stack>
      </Grid>
      <Grid as="ul" columns={{ base: 2, desktop: 4 }}>
        {more.map((image) => (
          <li key={image.src}>
            <Picture {...image} image={ShopImage} sizes="(min-width: 960px) 25vw, 50vw" ratio="8/9" />
          </li>
        ))}
      </Grid>
      <ReviewsSection product={product} />
      <ProductData product={product} />
    </>
  )
}

async function ProductData({ product }: { readonly product: Product }) {
  const { language, t } = await readWords()
  const { store, terms } = await readSettings(language)
  const breadcrumbs = [
    { label: t('navigation.home'), path: routes.home() },
    { label: t('navigation.products'), path: routes.products() },
    { label: product.name },
  ]
  const nodes = toProductData({
    product,
    store,
    terms,
    breadcrumbs,
    decimals: getCurrencyDigits(product.currency, []),
    toAddress: (path) => toAddress(toHref(language, path)),
    toPicture,
  })
  return <StructuredData nodes={nodes} />
}
