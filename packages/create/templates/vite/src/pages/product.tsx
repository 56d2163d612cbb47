import { useProduct } from '@sorrel/commerce/react'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Grid } from '@sorrel/ui/grid'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { ProductForm } from '../components/product-form'
import { shop } from '../shop'
import { useWords } from '../words-context'

export function ProductPage({ slug }: { readonly slug: string }) {
  const { t, language } = useWords()
  const { value: product, error } = useProduct({ slug, locale: language, currency: shop.currency })
  if (error || product === null)
    return <EmptyState title={t('products.unavailable.title')} text={t('products.unavailable.text')} />
  if (product === undefined) return null
  return (
    <Grid columns={{ base: 1, desktop: 2 }} gap="48">
      {product.image && (
        <Picture {...product.image} priority="high" sizes="(min-width: 960px) 50vw, 100vw" ratio="8/9" />
      )}
      <Stack gap="24">
        <Heading level={1}>{product.title}</Heading>
        <Text>{product.description}</Text>
        <ProductForm product={product} />
      </Stack>
    </Grid>
  )
}
