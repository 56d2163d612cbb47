import { getVariants, type Picture, type Product, type ProductHighlight } from '@sorrel/domain/product'
import { AccordionItem } from '@sorrel/ui/accordion'
import { Breadcrumbs } from '@sorrel/ui/breadcrumbs'
import { Box } from '@sorrel/ui/box'
import { Carousel } from '@sorrel/ui/carousel'
import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Icon, type IconShape } from '@sorrel/ui/icon'
import { heartIcon, leafIcon, rabbitIcon, recycleIcon, sproutIcon, successIcon } from '@sorrel/ui/icons'
import { Prose } from '@sorrel/ui/prose'
import { ProductCard } from '#features/catalog/index.ts'
import { ProductRatingLine, ProductReviews } from '#features/reviews/index.ts'
import { StructuredData } from '#routing/structured-data.tsx'
import type { ReactNode } from 'react'
import { CrossSells } from './cross-sells.tsx'
import type { ProductScreenProps } from './load-product.ts'
import { ProductStage } from './product-stage.tsx'
import { toFormProduct } from './to-form-product.ts'
import * as styles from './product-screen.css.ts'

/** A product's page. See docs/specification.md#product-page. */
export function ProductScreen(props: ProductScreenProps) {
  const { product, breadcrumbs, structuredData, query, shop, reviews } = props
  return (
    <Container>
      <StructuredData nodes={structuredData} />
      <div className={styles.breadcrumbs}>
        <Breadcrumbs
          label={shop.t('navigation.breadcrumbs')}
          link={shop.link}
          items={breadcrumbs.map(({ label, path }) =>
            path === undefined ? { label } : { label, href: shop.toHref(path) },
          )}
        />
      </div>
      <ProductStage
        product={toFormProduct(product)}
        images={getPictures(product)}
        variantId={new URLSearchParams(query).get('variant') ?? undefined}
        head={<ProductHead product={product} rating={<ProductRatingLine reviews={reviews} shop={shop} />} />}
        details={<ProductDetails product={product} shop={shop} />}
      />
      <UpSells product={product} shop={shop} />
      <div className={styles.reviews}>
        <ProductReviews product={product} reviews={reviews} shop={shop} query={query} />
      </div>
    </Container>
  )
}

type ProductPartProps = Pick<ProductScreenProps, 'product' | 'shop'>

/** The carousel shows two, three or four cards at once. */
const CARD_SIZES = '(min-width: 90rem) 340px, (min-width: 60rem) 25vw, (min-width: 40rem) 33vw, 50vw'

function UpSells({ product, shop }: ProductPartProps) {
  if (product.upSells.length === 0) return null
  const title = shop.t('products.up_sells')
  return (
    <div className={styles.rail}>
      <Carousel
        label={title}
        heading={<Heading level={2}>{title}</Heading>}
        previousLabel={shop.t('a11y.previous_slide')}
        nextLabel={shop.t('a11y.next_slide')}
      >
        {product.upSells.map((upSell) => (
          <ProductCard key={upSell.id} product={upSell} shop={shop} headingLevel={3} sizes={CARD_SIZES} />
        ))}
      </Carousel>
    </div>
  )
}

function ProductHead({ product, rating }: { readonly product: Product; readonly rating: ReactNode }) {
  return (
    <div className={styles.head}>
      <Heading level={1} size="5xl">
        {product.name}
      </Heading>
      {rating}
      <Prose html={product.description} />
    </div>
  )
}

/** What is shown below the button. */
function ProductDetails({ product, shop }: ProductPartProps) {
  const { productHighlights, expandableDetails, calloutTitle, calloutDescription } = product.content
  return (
    <div>
      {productHighlights.length > 0 && (
        <ul className={styles.highlights} aria-label={shop.t('products.highlights')}>
          {productHighlights.map((highlight) => (
            <li key={highlight.id} className={styles.highlight}>
              <HighlightIcon highlight={highlight} />
              {highlight.label}
            </li>
          ))}
        </ul>
      )}
      {(calloutTitle || calloutDescription) && (
        <div className={styles.callout}>
          <Box surface="secondary" padding="16" rounded>
            {calloutTitle && (
              <div className={styles.calloutTitle}>
                <Prose html={calloutTitle} />
              </div>
            )}
            {calloutDescription && <Prose html={calloutDescription} />}
          </Box>
        </div>
      )}
      {expandableDetails.map(({ id, label, details }) => (
        <AccordionItem key={id} title={label} level={2}>
          <Prose html={details} />
        </AccordionItem>
      ))}
      <CrossSells crossSells={product.crossSells} shop={shop} />
    </div>
  )
}

const ICONS: Readonly<Record<string, IconShape>> = {
  heart: heartIcon,
  leaf: leafIcon,
  rabbit: rabbitIcon,
  recycle: recycleIcon,
  sprout: sproutIcon,
}

/** The merchant's icon, by its picture or its name. A tick for a name that the shop does not draw. */
function HighlightIcon({ highlight: { customIcon, icon } }: { readonly highlight: ProductHighlight }) {
  if (customIcon) return <img src={customIcon.src} alt="" width={24} height={24} loading="lazy" />
  return <Icon icon={ICONS[icon ?? ''] ?? successIcon} size={22} />
}

/** The product's own pictures, then those of its variants, each once. */
function getPictures(product: Product): readonly Picture[] {
  const all = [...product.images, ...getVariants(product).flatMap((variant) => variant.images)]
  return [...new Map(all.map((picture) => [picture.src, picture])).values()]
}
