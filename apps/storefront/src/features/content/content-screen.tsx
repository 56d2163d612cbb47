import type { ContentSection } from '@sorrel/contracts/content'
import { Container } from '@sorrel/ui/container'
import { Divider as Line } from '@sorrel/ui/divider'
import { Heading } from '@sorrel/ui/heading'
import { StructuredData } from '#shop/structured-data.tsx'
import { BlockFrame, type BlockProps } from './block-frame.tsx'
import { Article } from './blocks/article.tsx'
import { CategoriesPreview } from './blocks/categories-preview.tsx'
import { FullWidthMedia } from './blocks/full-width-media.tsx'
import { HeadingWithText } from './blocks/heading-with-text.tsx'
import { Mosaic } from './blocks/mosaic.tsx'
import { MultipleFeatures } from './blocks/multiple-features.tsx'
import { isTitled, MultiplePanels } from './blocks/multiple-panels.tsx'
import { Numbers } from './blocks/numbers.tsx'
import { ProductsPreview } from './blocks/products-preview.tsx'
import { Quote } from './blocks/quote.tsx'
import { Reviews } from './blocks/reviews.tsx'
import type { ContentScreenProps } from './load-content-page.ts'

/** A content page: the merchant's blocks, in the merchant's order. See docs/specification.md#content-pages. */
export function ContentScreen(props: ContentScreenProps) {
  const { page, categories, products, tones, structuredData } = props
  const getTones = (src: string) => tones.get(src)
  const titled = page.sections.findIndex(hasTitle)
  return (
    <>
      {structuredData.length > 0 && <StructuredData nodes={structuredData} />}
      {titled === -1 && (
        <Container as="header">
          <Heading level={1}>{page.name}</Heading>
        </Container>
      )}
      {page.sections.map((section, index) => (
        <Block
          key={section.id}
          section={section}
          isFirst={index === titled}
          getTones={getTones}
          itemLevel={isUnderTitle(page.sections, { index, titled }) ? 3 : 2}
          categories={categories}
          products={products}
        />
      ))}
    </>
  )
}

/** Whether a block can carry the page's title. */
function hasTitle(section: ContentSection): boolean {
  if (section.type === 'multiple_panels') return section.panels.some(isTitled)
  return 'title' in section && Boolean(section.title)
}

/** Whether the block itself or the one right above it has a title of the second level. */
function isUnderTitle(
  sections: readonly ContentSection[],
  { index, titled }: { readonly index: number; readonly titled: number },
): boolean {
  return [index, index - 1].some((at) => {
    const section = sections[at]
    return section !== undefined && at !== titled && hasTitle(section)
  })
}

type AnyBlockProps = BlockProps & Pick<ContentScreenProps, 'categories' | 'products'>

function Block({ section, categories, products, ...rest }: AnyBlockProps) {
  switch (section.type) {
    case 'full_width_media':
      return <FullWidthMedia section={section} {...rest} />
    case 'categories_preview':
      return (
        <CategoriesPreview
          section={section}
          categories={section.categorySlugs.flatMap((slug) => categories.get(slug) ?? [])}
          {...rest}
        />
      )
    case 'products_preview':
      return (
        <ProductsPreview
          section={section}
          products={products.get(section.categorySlug ?? '') ?? []}
          {...rest}
        />
      )
    case 'heading_with_text':
      return <HeadingWithText section={section} {...rest} />
    case 'multiple_panels':
      return <MultiplePanels section={section} {...rest} />
    case 'multiple_features':
      return <MultipleFeatures section={section} {...rest} />
    case 'reviews':
      return <Reviews section={section} {...rest} />
    case 'mosaic':
      return <Mosaic section={section} {...rest} />
    case 'quote':
      return <Quote section={section} {...rest} />
    case 'numbers':
      return <Numbers section={section} {...rest} />
    case 'article':
      return <Article section={section} {...rest} />
    case 'divider':
      return <Divider section={section} {...rest} />
  }
}

function Divider({ section }: BlockProps<'divider'>) {
  return (
    <BlockFrame horizontalSpacing="medium" {...section}>
      <Line />
    </BlockFrame>
  )
}
