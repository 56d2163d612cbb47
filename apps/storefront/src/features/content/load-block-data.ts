import type { CleanPage } from '@sorrel/commerce/content'
import type { CategoryPreview } from '@sorrel/domain/category'
import { parseFilterQuery } from '@sorrel/domain/filters'
import type { ProductPreview } from '@sorrel/domain/product'
import { answerList } from '#features/catalog/server.ts'
import type { Market } from '#request/market.ts'
import type { Tones } from '#backend/picture-tones.ts'
import { readCategories } from '#request/records.ts'
import { getAvailable } from '#backend/unavailable.ts'
import { getCategorySlugs, getProductSlugs } from './get-block-slugs.ts'
import { loadTones } from './load-tones.ts'

/** Categories and products that the blocks of a page show. */
export interface BlockData {
  /** By slug. */
  readonly categories: ReadonlyMap<string, CategoryPreview>
  /** By their category's slug. */
  readonly products: ReadonlyMap<string, readonly ProductPreview[]>
  /** The colours behind text, by the picture's address. */
  readonly tones: ReadonlyMap<string, Tones>
}

export async function loadBlockData(page: CleanPage, market: Market): Promise<BlockData> {
  const [categories, products, tones] = await Promise.all([
    loadCategories(page, market),
    loadProducts(page, market),
    loadTones(page),
  ])
  return { categories, products, tones }
}

async function loadCategories(page: CleanPage, market: Market): Promise<BlockData['categories']> {
  const slugs = getCategorySlugs(page)
  if (slugs.length === 0) return new Map()
  const categories = await readCategories(market)
  return new Map(
    categories.filter(({ slug }) => slugs.includes(slug)).map((category) => [category.slug, category]),
  )
}

/** Products of a category in a block: as many as its row can show. */
const BLOCK_PRODUCTS = 24

async function loadProducts(page: CleanPage, market: Market): Promise<BlockData['products']> {
  const lists = getProductSlugs(page).map(async (slug) => {
    const request = { ...market, category: slug, query: parseFilterQuery(''), pageSize: BLOCK_PRODUCTS }
    return [slug, getAvailable(await answerList(request)).products] as const
  })
  return new Map(await Promise.all(lists))
}
