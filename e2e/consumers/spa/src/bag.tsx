import { useCart, useCartActions } from '@sorrel/commerce/react'

/** The cart: quantities change at once, amounts are the service's. */
export function Bag() {
  const { setQuantity, remove } = useCartActions()
  const { cart, count, isPending } = useCart((state) => state)
  return (
    <section aria-label="Bag" aria-busy={isPending}>
      <h2>Bag ({count})</h2>
      <ul>
        {cart?.items.map(({ id, name, variantName, quantity, priceTotal }) => (
          <li key={id} aria-label={name}>
            {name} {variantName} × <output>{quantity}</output>
            <button type="button" onClick={() => setQuantity(id, quantity + 1)}>
              More of {name}
            </button>
            <button type="button" onClick={() => setQuantity(id, quantity - 1)}>
              Less of {name}
            </button>
            <button type="button" onClick={() => remove(id)}>
              Remove {name}
            </button>
            <data value={priceTotal}>{isPending ? '…' : priceTotal.toFixed(2)}</data>
          </li>
        ))}
      </ul>
      <p>
        Total <strong>{isPending ? '…' : (cart?.grandTotal ?? 0).toFixed(2)}</strong>
      </p>
    </section>
  )
}
