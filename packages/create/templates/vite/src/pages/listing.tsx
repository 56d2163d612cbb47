import { fetchAttributeFilters, fetchListing } from '@sorrel/commerce/catalog'
import { routes } from '@sorrel/contracts/routes'
import { parseFilterQuery } from '@sorrel/domain/filters'
import { ok } from '@sorrel/domain/result'
import { Heading } from '@sorrel/ui/heading'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { List } from '../components/list'
import { shop } from '../shop'
import { useAnswer } from '../use-answer'
import { useMessages } from '../messages-context'

const PAGE_SIZE = 48

/** All products, narrowed by the filters in the address. */
export function Listing({ query: address }: { readonly query: string }) {
  const { t, language } = useMessages()
  const answer = useAnswer(`list ${language} ${address}`, async (client) => {
    const found = await fetchAttributeFilters(client, { locale: language })
    const filters = found.ok ? found.value : []
    const query = parseFilterQuery(address, filters)
    const request = { locale: language, currency: shop.currency, query, pageSize: PAGE_SIZE }
    const listing = await fetchListing(client, request, filters)
    return listing.ok ? ok({ listing: listing.value, filters, query }) : listing
  })
  return (
    <Stack gap="24">
      <Heading level={1}>{t('products.title')}</Heading>
      {answer?.ok === false && <Text>{t('products.load_error')}</Text>}
      {answer?.ok === true && <List {...answer.value} path={routes.products()} />}
    </Stack>
  )
}
