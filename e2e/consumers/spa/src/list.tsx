import { useCommerce, useListing } from '@sorrel/commerce/react'
import { type FilterQuery, withPage } from '@sorrel/domain/filters'
import { getListIndexing, toListAddress } from '@sorrel/domain/list-address'
import { type MouseEvent, useEffect, useMemo } from 'react'
import { Facets, type Products } from './facets'
import { address, currency, openLists } from './shop'

const REQUEST = { locale: 'en', currency, pageSize: 12 }

/** The products of the store, with filters, order and pages in the address. */
export function List({ onChosen }: { readonly onChosen: (slug: string) => void }) {
  const client = useCommerce()
  const fetch = useMemo(() => openLists(client), [client])
  const products: Products = useListing({
    fetch,
    address,
    request: REQUEST,
    categoryName: 'Category',
  })
  const { listing, query, isPending, error, reload } = products
  useHead(query, listing?.page ?? 1)
  return (
    <section aria-label="Listing" aria-busy={isPending}>
      <Facets {...products} />
      <p aria-live="polite">{listing ? `${listing.count} products` : 'Loading'}</p>
      {error && (
        <p role="alert">
          {error.kind}
          <button type="button" onClick={reload}>
            Try again
          </button>
        </p>
      )}
      <ul aria-label="Products">
        {listing?.products.map(({ slug, name }) => (
          <li key={slug}>
            <button type="button" onClick={() => onChosen(slug)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <Pages {...products} />
    </section>
  )
}

function Pages({ listing, query, setPage }: Products) {
  const pages = Array.from({ length: listing?.pageCount ?? 0 }, (_, index) => index + 1)
  const open = (event: MouseEvent, page: number) => {
    event.preventDefault()
    setPage(page)
  }
  return (
    <nav aria-label="Pages">
      {pages.map((page) => (
        <a
          key={page}
          href={toListAddress({ path: window.location.pathname, query: withPage(query, page) })}
          aria-current={page === listing?.page ? 'page' : undefined}
          onClick={(event) => open(event, page)}
        >
          {page}
        </a>
      ))}
    </nav>
  )
}

/** What search engines may know the page by. */
function useHead(query: FilterQuery, page: number): void {
  const { isIndexed, titlePage } = getListIndexing({ query, page })
  useEffect(() => {
    document.title = titlePage === undefined ? 'Products' : `Products, page ${titlePage}`
    const robots = document.createElement('meta')
    robots.name = 'robots'
    robots.content = isIndexed ? 'index' : 'noindex'
    document.head.append(robots)
    return () => robots.remove()
  }, [isIndexed, titlePage])
}
