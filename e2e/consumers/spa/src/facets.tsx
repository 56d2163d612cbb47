import type { CatalogError } from '@sorrel/catalog/client'
import type { CommerceError } from '@sorrel/commerce/client'
import type { Listing } from '@sorrel/commerce/react'
import { getActiveFilters } from '@sorrel/domain/filter-choices'
import { getSorts, isFilterChosen, SORTS } from '@sorrel/domain/filters'

export type Products = Listing<CatalogError | CommerceError>

/** What the list can be narrowed by, each value with its count where that is known. */
export function Facets(products: Products) {
  const { choices, query, toggle, setPrice, setQuery, clear } = products
  const active = getActiveFilters(query, choices)
  const { price } = choices
  const setMax = (text: string) =>
    setPrice(text === '' ? undefined : { min: query.price?.min ?? 0, max: Number(text) })
  return (
    <form aria-label="Filters">
      <Sorts {...products} />
      {price && (
        <label>
          At most{' '}
          <input
            type="number"
            key={price.chosen?.max}
            placeholder={String(price.bounds.max)}
            defaultValue={price.chosen?.max}
            onBlur={({ target }) => setMax(target.value)}
          />
        </label>
      )}
      {choices.groups.map(({ id, name, choices: values }) => (
        <fieldset key={id}>
          <legend>{name}</legend>
          {values.map(({ value, label, count }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={isFilterChosen(query, id, value)}
                onChange={() => toggle(id, value)}
              />
              {count === undefined ? label : `${label} (${count})`}
            </label>
          ))}
        </fieldset>
      ))}
      <ul aria-label="Active filters">
        {active.map((filter) => (
          <li key={`${filter.id} ${'value' in filter ? filter.value : ''}`}>
            <button type="button" onClick={() => setQuery(filter.rest)}>
              Without {'range' in filter ? 'the price' : filter.label}
            </button>
          </li>
        ))}
      </ul>
      {active.length > 0 && (
        <button type="button" onClick={clear}>
          Clear
        </button>
      )}
    </form>
  )
}

function Sorts({ listing, query, setSort }: Products) {
  return (
    <label>
      Sort{' '}
      <select
        value={query.sort}
        onChange={({ target }) => setSort(SORTS.find((sort) => sort === target.value) ?? 'popular')}
      >
        {getSorts(listing ?? {}).map((sort) => (
          <option key={sort}>{sort}</option>
        ))}
      </select>
    </label>
  )
}
