import type { Call } from '@sorrel/contracts/calls'
import type { ProductListing } from '@sorrel/domain/filters'
import type { CatalogProducts, CatalogStatus, SitemapPage, Suggestions } from '../model/answers.ts'
import { readListing, readProducts, readSitemapPage, readStatus, readSuggestions } from './read-answers.ts'

/** The read endpoints of the API, which browsers can call too. */
export const catalogCalls = {
  list: defineRead<ProductListing>('list', readListing),
  suggest: defineRead<Suggestions>('suggest', readSuggestions),
  products: defineRead<CatalogProducts>('products', readProducts),
  sitemap: defineRead<SitemapPage>('sitemap', readSitemapPage),
  status: defineRead<CatalogStatus>('status', readStatus),
} as const

function defineRead<Answer>(name: string, readAnswer: Call<Answer>['readAnswer']): Call<Answer> {
  return { method: 'GET', path: `/api/catalog/${name}`, readAnswer }
}
