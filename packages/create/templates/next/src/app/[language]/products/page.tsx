import { fetchAttributeFilters, fetchListing } from '@sorrel/commerce/catalog'
import { parseFilterQuery } from '@sorrel/domain/filters'
import { createMessages } from '@sorrel/i18n/message'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import type { Metadata } from 'next'
import { FilteredProducts } from '../../../components/filtered-products'
import { type LanguageProps, readLanguage } from '../../../language'
import { openClient } from '../../../server-client'
import { shop } from '../../../shop'
import { getShopMessages } from '../../../messages'

const PAGE_SIZE = 48

interface Props extends LanguageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const locale = await readLanguage(props)
  return { title: createMessages({ locale, messages: getShopMessages(locale) })('products.title') }
}

/** All products, narrowed by the filters in the address. */
export default async function Listing({ searchParams, ...props }: Props) {
  const language = await readLanguage(props)
  const t = createMessages({ locale: language, messages: getShopMessages(language) })
  const client = await openClient()
  const found = await fetchAttributeFilters(client, { locale: language })
  const filters = found.ok ? found.value : []
  const query = parseFilterQuery(await searchParams, filters)
  const request = { locale: language, currency: shop.currency, query, pageSize: PAGE_SIZE }
  const listing = await fetchListing(client, request, filters)
  return (
    <Stack gap="24">
      <Heading level={1}>{t('products.title')}</Heading>
      {listing.ok ? (
        <FilteredProducts listing={listing.value} filters={filters} query={query} />
      ) : (
        <Text>{t('products.load_error')}</Text>
      )}
    </Stack>
  )
}
