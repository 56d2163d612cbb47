import { fetchProduct } from '@sorrel/commerce/product'
import { createMessages } from '@sorrel/i18n/message'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Grid } from '@sorrel/ui/grid'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Prose } from '@sorrel/ui/prose'
import { Stack } from '@sorrel/ui/stack'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ProductForm } from '../../../../components/product-form'
import { readLanguage } from '../../../../language'
import { openClient } from '../../../../server-client'
import { shop } from '../../../../shop'
import { getShopMessages } from '../../../../messages'

interface Props {
  readonly params: Promise<{ readonly language: string; readonly slug: string }>
}

/** Title and page ask for the same product: it is fetched once. */
const getProduct = cache(async (slug: string, locale: string) =>
  fetchProduct(await openClient(), { slug, locale, currency: shop.currency }),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, language } = await params
  const answer = await getProduct(slug, language)
  return answer.ok && answer.value ? { title: answer.value.name } : {}
}

export default async function ProductPage({ params }: Props) {
  const language = await readLanguage({ params })
  const { slug } = await params
  const t = createMessages({ locale: language, messages: getShopMessages(language) })
  const answer = await getProduct(slug, language)
  if (!answer.ok)
    return <EmptyState title={t('products.unavailable.title')} text={t('products.unavailable.text')} />
  const product = answer.value ?? notFound()
  const [image] = product.images
  return (
    <Grid columns={{ base: 1, desktop: 2 }} gap="48">
      {image && <Picture {...image} priority="high" sizes="(min-width: 960px) 50vw, 100vw" ratio="8/9" />}
      <Stack gap="24">
        <Heading level={1}>{product.name}</Heading>
        <Prose html={product.description} />
        <ProductForm product={product} />
      </Stack>
    </Grid>
  )
}
