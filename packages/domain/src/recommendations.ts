/** Recommended products shown at most. */
export const MAX_RECOMMENDATIONS = 3

/** Products with one of these words in their slug or title come first. See docs/specification.md#recommendations. */
const FAVOURED = /washcloth|sisal/i

const SHORTEST_KEYWORD = 3

/** Words that are useless as a search term, in the languages of the shop. */
const FILLER_WORDS: ReadonlySet<string> = new Set(
  'and the of for with set kit in on a an et de du des la le les pour avec en un une und mit der die das für aus im ein eine'.split(
    ' ',
  ),
)

/**
 * Search terms for products like the first one in the cart, to be tried in order until one finds something: the
 * keywords of its name from last to first (a name ends with the kind of thing it names), then the empty search.
 */
export function getRecommendationKeywords(name: string | undefined): readonly string[] {
  const words = (name ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => word.length >= SHORTEST_KEYWORD && !FILLER_WORDS.has(word))
  return [...new Set(telling.toReversed()), '']
}

/**
 * The products to recommend: not in the cart nor part of a bundle in it, each once, washcloth and sisal first, else in the given order, at most
 * three.
 */
export function pickRecommendations<
  P extends { readonly id: string; readonly slug: string; readonly name: string },
>(choice: {
  readonly products: readonly P[]
  readonly cartItems: readonly {
    readonly productId: string
    readonly bundle?: readonly { readonly productId: string }[] | undefined
  }[]
  /** Default 3. */
  readonly limit?: number | undefined
}): readonly P[] {
  const { products, cartItems, limit = MAX_RECOMMENDATIONS } = choice
  const taken = new Set(
    cartItems.flatMap(({ productId, bundle = [] }) => [productId, ...bundle.map((part) => part.productId)]),
  )
  const fresh = products.filter((product) => !taken.has(product.id) && taken.add(product.id))
  const [favoured, others] = [fresh.filter(isFavoured), fresh.filter((product) => !isFavoured(product))]
  return [...favoured, ...others].slice(0, limit)
}

function isFavoured(product: { readonly slug: string; readonly name: string }): boolean {
  return FAVOURED.test(product.slug) || FAVOURED.test(product.name)
}
