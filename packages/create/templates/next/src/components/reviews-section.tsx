import type { Product } from '@sorrel/domain/product'
import { getMessages } from '@sorrel/i18n/messages'
import { readWords } from '../words'
import { CustomerReviews } from './customer-reviews'

const USED = /^(?:reviews|a11y|actions|products\.gallery)\./

/** The product's reviews, where the shop has a reviews API. Their words are the package's own. */
export async function ReviewsSection({ product }: { readonly product: Product }) {
  if (process.env.REVIEWS_URL === undefined) return null
  const { language } = await readWords()
  const words = Object.entries(getMessages(language)).filter(([key]) => USED.test(key))
  const { id, name, slug } = product
  return <CustomerReviews product={{ id, name }} slug={slug} messages={Object.fromEntries(words)} />
}
