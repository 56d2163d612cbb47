import { routes } from '@sorrel/contracts/routes'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { SearchField } from '@sorrel/ui/search-field'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import type { Metadata } from 'next'
import { ProductList } from '../../../components/product-list'
import { toMetadata } from '../../../metadata'
import { readFound } from '../../../store'
import { toHref } from '../../../to-href'
import { readWords } from '../../../words'

/** Whole before it is sent, so that it is read and used without script. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const { language, t } = await readWords()
  return toMetadata({ path: routes.search(), titles: [t('navigation.search')], filtered: true }, language)
}

export default async function SearchPage({ searchParams }: PageProps<'/[language]/search'>) {
  const { language, t } = await readWords()
  const term = [(await searchParams)['q'] ?? ''].flat().join(' ').trim().slice(0, 100)
  return (
    <Stack gap="24">
      <Heading level={1}>{t('navigation.search')}</Heading>
      <SearchField
        key={term}
        label={t('search.label')}
        clearLabel={t('search.clear')}
        defaultValue={term}
        action={toHref(language, routes.search())}
      />
      {term !== '' && <Found term={term} />}
    </Stack>
  )
}

async function Found({ term }: { readonly term: string }) {
  const { language, t } = await readWords()
  const { products, count } = await readFound(term, language)
  if (count === 0) return <EmptyState title={t('search.empty', { term })} text={t('search.empty_text')} />
  return (
    <>
      <Text>{t('search.count_term', { count, term })}</Text>
      <ProductList products={products} />
    </>
  )
}
