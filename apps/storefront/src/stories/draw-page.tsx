import { parseCleanPage } from '@sorrel/commerce/content'
import { aCategoryPreview } from '@sorrel/domain/testing'
import { ContentScreen } from '#features/content/content-screen.tsx'
import { inShop } from './shop-story.tsx'
import { storyMedia, storyProducts } from './story-products.ts'
import { storyTones } from './story-tones.ts'

/** The categories that blocks of stories name, each with its picture. */
const shown = [
  ['bath-body', 'Bath & Body', 'category-bath-body'],
  ['household', 'Household', 'category-household'],
  ['gifts', 'Gifts', 'category-gifts'],
  ['story', 'Bath & Body', 'lavender-bath-salts-1'],
  ['story-two', 'Household', 'lavender-bath-salts-1'],
] as const

const categories = new Map(
  shown.map(([slug, name, file]) => [slug, aCategoryPreview({ slug, name, image: storyMedia(file, '') })]),
)

/** A page of blocks as the service sends them. Throws for blocks of no page. */
export const drawPage = (name: string, sections: readonly unknown[]) =>
  inShop(() => {
    const page = parseCleanPage({ id: 'page', slug: 'page', name, published: true, sections })
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
