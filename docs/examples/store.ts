import { createTestShop } from '@sorrel/commerce/testing'
import { anOption, anOptionValue, aProduct, aToggleOption, aVariant } from '@sorrel/domain/testing'

const [small, large] = [
  anOptionValue({ id: '250', name: '250 ml' }),
  anOptionValue({ id: '500', name: '500 ml' }),
]

export const soap = aProduct({ id: 'soap', slug: 'soap', name: 'Oat soap', price: 6.5 })

export const wash = aProduct({
  id: 'wash',
  slug: 'wash',
  name: 'Hand wash',
  price: 9,
  options: [anOption({ id: 'size', name: 'Size', variant: true, values: [small, large] }), aToggleOption()],
  variants: [
    aVariant({ id: 'wash-250', name: small.name, price: 9, optionValueIds: [small.id] }),
    aVariant({ id: 'wash-500', name: large.name, price: 15, optionValueIds: [large.id] }),
  ],
})

const others = ['Hand cream', 'Hair soap', 'Bath salt'].map((name) =>
  aProduct({ id: name, slug: name, name }),
)

export const store = { url: 'https://your-store.swell.store', key: 'pk_demo' }

/** Answers in the store's place. With a real store, leave `fetch` out of `createShop`. */
export const { fetch } = createTestShop({ products: [soap, wash, ...others] })
