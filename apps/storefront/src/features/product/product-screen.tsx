import type { GalleryPicture, Product, ProductPreview } from '@sorrel/domain/product'
import { getFact } from '@sorrel/domain/product-facts'
import { getPurchaseKinds } from '@sorrel/domain/purchase'
import { AccordionItem } from '@sorrel/ui/accordion'
import type { Translate } from '@sorrel/i18n/message'
import { Breadcrumbs } from '@sorrel/ui/breadcrumbs'
import { Card } from '@sorrel/ui/card'
import { Carousel } from '@sorrel/ui/carousel'
import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Prose } from '@sorrel/ui/prose'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { ProductCard, toCardLabels } from '#features/catalog/index.ts'
import { toQuickAddProduct } from '#features/quick-add/index.ts'
import { ProductRatingLine, ProductReviews } from '#features/reviews/index.ts'
import { StructuredData } from '#shop/structured-data.tsx'
import type { ReactNode } from 'react'
import { useShop } from '#shop/use-shop'
import { Alternatives } from './alternatives.tsx'
import { BackInStock } from './back-in-stock.tsx'
import { BundleParts } from './bundle-parts.tsx'
import { BuyingRules } from './buying-rules.tsx'
import { CrossSells } from './cross-sells.tsx'
import { HydratedStage } from './hydrated-stage.tsx'
import type { ProductScreenProps } from './load-product.ts'
import { GroupPrice } from './group-price.tsx'
import { HighlightIcon } from './highlight-icon.tsx'
import { RefillOffer } from './refill-offer.tsx'
import { ProductStory } from './product-story.tsx'
import { RecentProducts } from './recent-products.tsx'
import type { RecentProduct } from '@sorrel/contracts/storage'
import { toFormProduct } from './to-form-product.ts'
import { ViewReport } from './view-report.tsx'
import * as styles from './product-screen.css.ts'

/** A product's page. See docs/specification.md#product-page. */
export function ProductScreen(props: ProductScreenProps) {
  const shop = useShop()
  const { product, alternatives = [], breadcrumbs, structuredData, query, reviews } = props
  const asked = new URLSearchParams(query)
  const variantId = asked.get('variant') ?? undefined
  return (
    <>
      <StructuredData nodes={structuredData} />
      <Container>
        <div className={styles.breadcrumbs}>
          <Breadcrumbs
            label={shop.t('navigation.breadcrumbs')}
            link={shop.link}
            items={breadcrumbs.map(({ label, path }) =>
              path === undefined ? { label } : { label, href: shop.toHref(path) },
            )}
          />
        </div>
        <HydratedStage
          needsCode={product.hasGroupPrices === true}
          product={toFormProduct(product)}
          images={getPictures(product, variantId)}
          variantId={variantId}
          planId={asked.get('plan') ?? undefined}
          {...(props.takesWaits && { restockWords: getRestockWords(shop.t) })}
          head={<ProductHead product={product} rating={<ProductRatingLine reviews={reviews} />} />}
          details={<ProductDetails {...props} alternatives={alternatives} />}
        />
      </Container>
      <ProductStory product={product} />
      <Container>
        <UpSells product={product} />
        <div className={styles.reviews}>
          <ProductReviews product={product} reviews={reviews} query={query} />
        </div>
        <ViewReport
          productId={product.id}
          name={product.name}
          price={product.price}
          currency={shop.currency}
        />
        <RecentProducts product={toRecentProduct(product)} />
      </Container>
    </>
  )
}

/** Those of the form before it is used. */
const getRestockWords = (t: Translate) => ({
  'restock.title': t('restock.title'),
  'restock.text': t('restock.text'),
  'restock.label': t('restock.label'),
  'restock.submit': t('restock.submit'),
})

type ProductPartProps = Pick<ProductScreenProps, 'product'>

/** The carousel shows two, three or four cards side by side. */
const CARD_SIZES = '(min-width: 90rem) 340px, (min-width: 60rem) 25vw, (min-width: 40rem) 33vw, 50vw'

function UpSells({ product }: ProductPartProps) {
  const shop = useShop()
  if (product.upSells.length === 0) return null
  const title = shop.t('products.up_sells')
  return (
    <div className={styles.rail} data-pair={product.upSells.length === 2 || undefined}>
      <Carousel
        label={title}
        heading={<Heading level={2}>{title}</Heading>}
        previousLabel={shop.t('a11y.previous_slide')}
        nextLabel={shop.t('a11y.next_slide')}
      >
        {product.upSells.map((upSell) => {
          const { description, unitPrice } = toCardLabels(upSell, shop)
          return (
            <ProductCard
              key={upSell.id}
              product={{ ...upSell, description }}
              price={
                upSell.hasGroupPrices && (
                  <GroupPrice product={toQuickAddProduct(upSell)} unitPrice={unitPrice} />
                )
              }
              rating={shop.getRating?.(upSell.id)}
              unitPrice={unitPrice}
              headingLevel={3}
              sizes={CARD_SIZES}
            />
          )
        })}
      </Carousel>
    </div>
  )
}

function ProductHead({ product, rating }: { readonly product: Product; readonly rating: ReactNode }) {
  const [subtitle] = getFact(product, 'shortLine')
  return (
    <Stack gap="8">
      <Heading level={1} size="5xl">
        {product.name}
      </Heading>
      {subtitle !== undefined && <Text size="lg">{subtitle}</Text>}
      {rating}
    </Stack>
  )
}

interface ProductDetailsProps
  extends Pick<ProductScreenProps, 'product' | 'freeDelivery' | 'backInStockEmail'> {
  readonly alternatives: readonly ProductPreview[]
}

/** The part below the button. */
function ProductDetails({ product, alternatives, freeDelivery, backInStockEmail }: ProductDetailsProps) {
  const shop = useShop()
  const { productHighlights, expandableDetails, calloutTitle, calloutDescription } = product.content
  return (
    <div>
      {backInStockEmail !== undefined && <BackInStock productName={product.name} email={backInStockEmail} />}
      {getPurchaseKinds(product).length > 0 && <BuyingRules product={product} freeDelivery={freeDelivery} />}
      <RefillOffer product={product} />
      <Alternatives products={alternatives} />
      <BundleParts product={product} />
      <div className={styles.part}>
        <Prose html={product.description} />
      </div>
      {productHighlights.length > 0 && (
        <ul className={styles.highlights} aria-label={shop.t('products.highlights')}>
          {productHighlights.map((highlight) => (
            <Stack key={highlight.id} as="li" gap="8" align="center">
              <HighlightIcon highlight={highlight} />
              {highlight.label}
            </Stack>
          ))}
        </ul>
      )}
      {(calloutTitle || calloutDescription) && (
        <div className={styles.callout}>
          <Card surface="secondary" padding="md">
            {calloutTitle && (
              <Text as="div" weight="strong">
                <Prose html={calloutTitle} />
              </Text>
            )}
            {calloutDescription && <Prose html={calloutDescription} />}
          </Card>
        </div>
      )}
      {expandableDetails.map(({ id, label, details }) => (
        <AccordionItem key={id} title={label} level={2}>
          <Prose html={details} />
        </AccordionItem>
      ))}
      <CrossSells crossSells={product.crossSells} />
    </div>
  )
}

/** The pictures of the variant in the address, then the product's own and those of its other variants, each once. */
function getPictures(product: Product, variantId: string | undefined): readonly GalleryPicture[] {
  const { variants } = product
  const asked = variants.filter(({ id }) => id === variantId)
  const all = [...asked, product, ...variants].flatMap(({ images }): readonly GalleryPicture[] => images)
  // A variant has the picture, but not the video for which it stands.
  const films = product.images.filter(({ video }) => video !== undefined)
  return [...new Map([...all, ...films].map((picture) => [picture.src, picture])).values()]
}

/** The stored facts of a recently viewed product. */
function toRecentProduct({ slug, name, images }: Product): RecentProduct {
  const [image] = images
  if (image === undefined) return { slug, name }
  const { src, version, width, height } = image
  return { slug, name, picture: { src, ...(version && { version }), width, height } }
}
