import { fetchProduct } from '@sorrel/commerce/product'
import { useProductForm, useProductSelection } from '@sorrel/commerce/react'
import { getShownPrice } from '@sorrel/domain/money'
import type { Product } from '@sorrel/domain/product'
import { getSoldOutValues } from '@sorrel/domain/product-form'
import {
  getSelectionOptions,
  getSelectionPrice,
  getSelectionQuantityRange,
} from '@sorrel/domain/product-selection'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import { NumberStepper } from '@sorrel/ui/number-stepper'
import { OptionPicker } from '@sorrel/ui/option-picker'
import { Prose } from '@sorrel/ui/prose'
import { Stack } from '@sorrel/ui/stack'
import type { Route } from './+types/product'
import { formatPrice } from './money'
import { currency, openStore } from './store.server'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.name ?? 'Not found' }]

export async function loader({ params, request }: Route.LoaderArgs) {
  const answer = await fetchProduct(openStore(request), { slug: params.slug, currency, locale: 'en' })
  if (!answer.ok) throw new Response(answer.error.kind, { status: 502 })
  if (answer.value === null) throw new Response('No such product', { status: 404 })
  return answer.value
}

export default function ProductPage({ loaderData: product }: Route.ComponentProps) {
  return (
    <main>
      <Heading level={1}>{product.name}</Heading>
      <Prose html={product.description} />
      <ProductForm key={product.id} product={product} />
    </main>
  )
}

function ProductForm({ product }: { readonly product: Product }) {
  const { selection, state } = useProductSelection(product, { preselect: false })
  const { add, isAdding, hasTried } = useProductForm(selection)
  const { now } = getShownPrice(getSelectionPrice(state))
  return (
    <form
      aria-label={product.name}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Stack>
        {getSelectionOptions(state)
          .filter(({ inputType }) => inputType === 'select')
          .map((option) => {
            const soldOut = getSoldOutValues(state, option)
            const chosen = state.optionValues[option.id]
            return (
              <OptionPicker
                key={option.id}
                label={option.name}
                name={option.id}
                value={typeof chosen === 'string' ? chosen : ''}
                onValueChange={(value) => selection.setOptionValue(option.id, value)}
                options={option.values.map(({ id, name }) => ({
                  value: id,
                  label: name,
                  disabled: soldOut.has(id),
                  disabledLabel: 'Sold out',
                }))}
              />
            )
          })}
        <NumberStepper
          label="Quantity"
          decreaseLabel="Less"
          increaseLabel="More"
          {...getSelectionQuantityRange(state)}
          value={state.quantity}
          onValueChange={selection.setQuantity}
        />
        {hasTried && <Banner tone="error">Something is not chosen yet.</Banner>}
        <Button type="submit" loading={isAdding} loadingLabel="Adding…">
          Add for {formatPrice(now)}
        </Button>
      </Stack>
    </form>
  )
}
