import { parseCleanPage } from '@sorrel/commerce/content'
import { aCategoryPreview } from '@sorrel/domain/testing'
import { ContentScreen } from '#features/content/content-screen.tsx'
import { inShop } from './shop-story.tsx'
import { storyMedia, storyProducts } from './story-products.ts'
import { storyTones } from './story-tones.ts'

const shown = [
  ['bath-body', 'Bath & Body'],
  ['household', 'Household'],
  ['gifts', 'Gifts'],
] as const

const categories = new Map(
  shown.map(([slug, name]) => [
    slug,
    aCategoryPreview({ slug, name, image: storyMedia(`category-${slug}`, '') }),
  ]),
)

/** A home page of blocks as the service sends them. */
export const drawHome = (sections: readonly Readonly<Record<string, unknown>>[]) =>
  inShop(() => {
    const page = parseCleanPage({ id: 'home', slug: 'home', name: 'Home', published: true, sections })
    if (page === undefined) throw new Error('The page of the story does not parse')
    return (
      <ContentScreen
        page={page}
        categories={categories}
        products={new Map([['story', storyProducts]])}
        tones={storyTones}
        structuredData={[]}
      />
    )
  })
