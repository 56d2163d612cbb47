import { fetchProduct } from '@sorrel/commerce/product'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Grid } from '@sorrel/ui/grid'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Prose } from '@sorrel/ui/prose'
import { Stack } from '@sorrel/ui/stack'
import { ProductForm } from '../components/product-form'
import { shop } from '../shop'
import { ShopImage } from '../shop-image'
import { useAnswer } from '../use-answer'
import { useMessages } from '../messages-context'

export function ProductPage({ slug }: { readonly slug: string }) {
  const { t, language } = useMessages()
  const answer = useAnswer(`product ${language} ${slug}`, (client) =>
    fetchProduct(client, { slug, locale: language, currency: shop.currency }),
  )
  if (answer === undefined) return null
  if (!answer.ok || answer.value === null)
    return <EmptyState title={t('products.unavailable.title')} text={t('products.unavailable.text')} />
  const product = answer.value
  const [image] = product.images
  return (
    <Grid columns={{ base: 1, desktop: 2 }} gap="48">
      {image && (
        <Picture
          {...image}
          priority="high"
          sizes="(min-width: 960px) 50vw, 100vw"
          image={ShopImage}
          ratio="8/9"
        />
      )}
      <Stack gap="24">
        <Heading level={1}>{product.name}</Heading>
        <Prose html={product.description} />
        <ProductForm product={product} />
      </Stack>
    </Grid>
  )
}
