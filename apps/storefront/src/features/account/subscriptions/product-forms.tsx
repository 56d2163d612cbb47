'use client'

import { withGoods, withItem } from '@sorrel/domain/subscription-changes'
import type { Picture as PictureData } from '@sorrel/domain/product'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { Picture } from '@sorrel/ui/picture'
import { RadioCards } from '@sorrel/ui/radio-cards'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { useState } from 'react'
import type { FieldFacts } from '#form/shop-form.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { ChangeBase, type ChangeFormProps, ChangePreview, Nothing, Quantity } from './change-base.tsx'
import * as styles from './change-base.css.ts'
import { OfferSearch, useOfferSearch } from './offer-search.tsx'
import { getSwaps, type Swap, toChoiceName } from './product-offer.ts'

/** Another product in its place, in the same rhythm where it has it. */
export function ReplaceForm(props: ChangeFormProps) {
  const { t, formatPrice } = useShop()
  const { subscription } = props.facts
  const search = useOfferSearch(props.facts, 'replace')
  const swaps = getSwaps(search.offers, subscription)
  const [swap, setSwap] = useState(props.state.values.swap ?? '')
  const [quantity, setQuantity] = useState(Number(props.state.values.quantity) || subscription.quantity)
  const chosen = swaps.find(({ value }) => value === swap)
  return (
    <Stack gap="24">
      <OfferSearch {...search} change="replace" subscription={subscription} count={swaps.length} />
      {swaps.length === 0 ? (
        <Nothing
          text={search.term === '' ? t('account.subscriptions.replace.none') : t('search.empty_text')}
          {...props}
        />
      ) : (
        <ChangeBase
          {...props}
          confirm={t('account.subscriptions.replace.confirm')}
          success={t('account.subscriptions.replace.success')}
        >
          {(field) => (
            <>
              <Offers
                field={field('swap', t('account.subscriptions.replace.choose'))}
                value={chosen?.value ?? ''}
                onValueChange={setSwap}
                offers={swaps.map(({ value, name, image, plan, price, isSameRhythm }) => ({
                  value,
                  name,
                  image,
                  text: isSameRhythm
                    ? plan.name
                    : t('account.subscriptions.replace.other_rhythm', { plan: plan.name }),
                  price: formatPrice({ amount: price, currency: subscription.currency }),
                }))}
              />
              <Quantity
                value={quantity}
                onValueChange={setQuantity}
                error={field('quantity', t('account.subscriptions.quantity')).error}
              />
              <SwapPreview subscription={subscription} chosen={chosen} quantity={quantity} />
            </>
          )}
        </ChangeBase>
      )}
    </Stack>
  )
}

interface SwapPreviewProps {
  readonly subscription: Subscription
  readonly chosen: Swap | undefined
  readonly quantity: number
}

/** The current product and the new one, each with its price per delivery. */
function SwapPreview({ subscription, chosen, quantity }: SwapPreviewProps) {
  const { t } = useShop()
  if (chosen === undefined) return null
  const { price, plan } = chosen
  const after = withGoods(subscription, { ...plan, price, quantity, isOtherProduct: true })
  const words = [
    t('account.subscriptions.replace.before', { count: subscription.quantity, name: subscription.name }),
    t('account.subscriptions.replace.after', { count: quantity, name: chosen.name, plan: plan.name }),
  ]
  return <ChangePreview before={subscription} after={after} words={words} />
}

/** Adds a product to each delivery, at its one-time price. */
export function AddItemForm(props: ChangeFormProps) {
  const { t, formatPrice } = useShop()
  const { subscription } = props.facts
  const search = useOfferSearch(props.facts, 'add-item')
  const offers = search.offers.flatMap(({ name, choices }) =>
    choices.map((choice) => ({ ...choice, name: toChoiceName(name, choice) })),
  )
  const [product, setProduct] = useState(props.state.values.product ?? '')
  const [quantity, setQuantity] = useState(Number(props.state.values.quantity) || 1)
  const chosen = offers.find(({ value }) => value === product)
  return (
    <Stack gap="24">
      <OfferSearch {...search} change="add-item" subscription={subscription} count={offers.length} />
      {offers.length === 0 ? (
        <Nothing
          text={search.term === '' ? t('account.subscriptions.add_item.none') : t('search.empty_text')}
          {...props}
        />
      ) : (
        <ChangeBase
          {...props}
          confirm={t('account.subscriptions.add_item.confirm')}
          success={t('account.subscriptions.add_item.success', { name: chosen?.name ?? '' })}
        >
          {(field) => (
            <>
              <Offers
                field={field('product', t('account.subscriptions.add_item.choose'))}
                value={chosen?.value ?? ''}
                onValueChange={setProduct}
                offers={offers.map(({ price, ...offer }) => ({
                  ...offer,
                  price: formatPrice({ amount: price, currency: subscription.currency }),
                }))}
              />
              <Quantity
                value={quantity}
                onValueChange={setQuantity}
                error={field('quantity', t('account.subscriptions.quantity')).error}
              />
              {chosen && (
                <ChangePreview
                  before={subscription}
                  after={withItem(subscription, { price: chosen.price, quantity })}
                />
              )}
            </>
          )}
        </ChangeBase>
      )}
    </Stack>
  )
}

interface OffersProps {
  readonly field: FieldFacts
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly offers: readonly {
    readonly value: string
    readonly name: string
    readonly text?: string
    readonly price: string
    readonly image?: PictureData | undefined
  }[]
}

/** Products with their pictures, none chosen, in a list that leaves the buttons in sight. */
function Offers({ field, value, onValueChange, offers }: OffersProps) {
  const { image: shopImage } = useShop()
  return (
    <div id={field.id} tabIndex={-1}>
      {field.error && (
        <Text tone="error" size="sm">
          {field.error}
        </Text>
      )}
      <div className={styles.offers}>
        <RadioCards
          label={field.label}
          name={field.name}
          value={value}
          onValueChange={onValueChange}
          options={offers.map((offer) => ({
            value: offer.value,
            title: offer.name,
            ...(offer.text === undefined ? {} : { description: offer.text }),
            end: offer.price,
            start: offer.image && (
              <span className={styles.picture}>
                <Picture
                  {...offer.image}
                  alt=""
                  ratio="1/1"
                  corners="nested"
                  sizes="56px"
                  image={shopImage}
                />
              </span>
            ),
          }))}
        />
      </div>
    </div>
  )
}
