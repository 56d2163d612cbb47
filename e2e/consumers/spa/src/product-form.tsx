import { useProduct, useProductForm, useProductSelection } from '@sorrel/commerce/react'
import type { ProductPreview } from '@sorrel/domain/product'
import { getSoldOutValues } from '@sorrel/domain/product-form'
import {
  getSelectionOptions,
  getSelectionPrice,
  getSelectionQuantityRange,
} from '@sorrel/domain/product-selection'
import { currency } from './shop'

/** One product, with the choices that it needs. */
export function ProductForm({ slug }: { readonly slug: string }) {
  const { value: product, error } = useProduct({ slug, currency })
  if (error) return <p role="alert">{error.kind}</p>
  return product ? <Form product={product} /> : null
}

function Form({ product }: { readonly product: ProductPreview }) {
  const { selection, state } = useProductSelection(product, { preselect: false })
  const { add, isAdding, hasTried } = useProductForm(selection)
  const { price } = getSelectionPrice(state)
  return (
    <form
      aria-label={product.name}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      {getSelectionOptions(state).map((option) => {
        const soldOut = getSoldOutValues(state, option)
        return (
          <fieldset key={option.id}>
            <legend>{option.name}</legend>
            {option.values.map(({ id, name }) => (
              <label key={id}>
                <input
                  type="radio"
                  name={option.id}
                  disabled={soldOut.has(id)}
                  checked={state.optionValues[option.id] === id}
                  onChange={() => selection.setOptionValue(option.id, id)}
                />
                {name}
              </label>
            ))}
          </fieldset>
        )
      })}
      <input
        aria-label="Quantity"
        type="number"
        {...getSelectionQuantityRange(state)}
        value={state.quantity}
        onChange={({ target }) => selection.setQuantity(target.value)}
      />
      {hasTried && <p role="alert">Something is not chosen yet.</p>}
      <button type="submit" disabled={isAdding}>
        Add for {price.toFixed(2)}
      </button>
    </form>
  )
}
