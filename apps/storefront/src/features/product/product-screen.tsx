import { getVariants, type Picture, type Product } from '@sorrel/domain/product'
import { routes } from '@sorrel/contracts/routes'
import { AccordionItem } from '@sorrel/ui/accordion'
import { Breadcrumbs } from '@sorrel/ui/breadcrumbs'
import { Box } from '@sorrel/ui/box'
import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Prose } from '@sorrel/ui/prose'
import { ProductGrid } from '#features/catalog/product-grid.tsx'
import type { Scene } from '#platform/scene.ts'
import { WordsProvider } from '#platform/words.tsx'
import { HighlightIcon } from './highlight-icon.tsx'
import type { ProductScreenProps } from './load-product.ts'
import { ProductStage } from './product-stage.tsx'
import * as styles from './product-screen.css.ts'

/** A product's page. Specification section 2, "Product page". */
export function ProductScreen({ product, query, scene, words }: ProductScreenProps) {
  return (
    <Container>
      <div className={styles.crumbs}>
        <ProductCrumbs product={product} scene={scene} />
      </div>
      <WordsProvider locale={scene.locale} words={words}>
        <ProductStage
          product={toFormProduct(product)}
          images={getPictures(product)}
          variantId={new URLSearchParams(query).get('variant') ?? undefined}
          image={scene.image}
          head={<ProductHead product={product} />}
          details={<ProductDetails product={product} scene={scene} />}
        />
      </WordsProvider>
      {product.upSells.length > 0 && (
        <section className={styles.rail} aria-labelledby="up-sells">
          <Heading level={2} id="up-sells">
            {scene.t('products.up_sells')}
          </Heading>
          <ProductGrid products={product.upSells} scene={scene} headingLevel={3} perRow={4} />
        </section>
      )}
    </Container>
  )
}

function ProductCrumbs({ product, scene }: { readonly product: Product; readonly scene: Scene }) {
  const [category] = product.categories
  return (
    <Breadcrumbs
      label={scene.t('navigation.breadcrumbs')}
      link={scene.link}
      items={[
        { label: scene.t('navigation.home'), href: scene.toHref(routes.home()) },
        category
          ? { label: category.name, href: scene.toHref(routes.category(category.slug)) }
          : { label: scene.t('navigation.products'), href: scene.toHref(routes.products()) },
        { label: product.name },
      ]}
    />
  )
}

function ProductHead({ product }: { readonly product: Product }) {
  return (
    <div className={styles.head}>
      <Heading level={1} size="5xl">
        {product.name}
      </Heading>
      <Prose html={product.description} />
    </div>
  )
}

function ProductDetails({ product, scene }: { readonly product: Product; readonly scene: Scene }) {
  const { productHighlights, expandableDetails, calloutTitle, calloutDescription } = product.content
  return (
    <div>
      {productHighlights.length > 0 && (
        <ul className={styles.highlights} aria-label={scene.t('products.highlights')}>
          {productHighlights.map((highlight) => (
            <li key={highlight.id} className={styles.highlight}>
              <HighlightIcon highlight={highlight} />
              {highlight.label}
            </li>
          ))}
        </ul>
      )}
      {(calloutTitle || calloutDescription) && (
        <Box surface="secondary" padding="16" rounded>
          {calloutTitle && <Prose html={calloutTitle} />}
          {calloutDescription && <Prose html={calloutDescription} />}
        </Box>
      )}
      {expandableDetails.map(({ id, label, details }) => (
        <AccordionItem key={id} title={label} level={2}>
          <Prose html={details} />
        </AccordionItem>
      ))}
    </div>
  )
}

/** What the form needs of the product: the words around it are already in the page. */
function toFormProduct(product: Product): Product {
  const { showStockLevels, lowStockIndicator, enableProductCounter, layout } = product.content
  const content = {
    showStockLevels,
    lowStockIndicator,
    enableProductCounter,
    layout,
    productHighlights: [],
    expandableDetails: [],
  }
  return { ...product, images: [], upSells: [], crossSells: [], attributes: [], content }
}

/** The product's own pictures, then those of its variants, each once. */
function getPictures(product: Product): readonly Picture[] {
  const all = [...product.images, ...getVariants(product).flatMap((variant) => variant.images)]
  return [...new Map(all.map((picture) => [picture.src, picture])).values()]
}
