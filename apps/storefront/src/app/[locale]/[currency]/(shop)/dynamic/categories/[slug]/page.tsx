import { routes } from '@sorrel/contracts/routes'
import { createListTwin } from '#app/create-list-twin.tsx'
import { CategoryScreen } from '#features/catalog/category-screen.tsx'
import { loadCategory } from '#features/catalog/load-lists.ts'

export const dynamic = 'force-dynamic'

const { generateMetadata, Page } = createListTwin({
  messages: '(shop)/dynamic/categories/[slug]/page',
  load: (market, { slug }: { readonly slug: string }, query) => loadCategory(market, slug, query),
  toPath: ({ slug }) => routes.category(slug),
  Screen: CategoryScreen,
})

export { generateMetadata, Page as default }
