'use client'

import { routes } from '@sorrel/contracts/routes'
import { getShownPrice } from '@sorrel/domain/money'
import {
  getSelectionOptions,
  getSelectionPrice,
  type ProductSelectionState,
} from '@sorrel/domain/product-selection'
import { Card } from '@sorrel/ui/card'
import { Link } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { useId } from 'react'
import { useShop } from '#shop/shop-context.tsx'

export interface GiftCardPreviewProps {
  readonly state: ProductSelectionState
}

/** What the service will write on the card: its amount, the texts of the form, and a code that is not known yet. */
export function GiftCardPreview({ state }: GiftCardPreviewProps) {
  const { t, formatPrice, getDecimals, toHref, link } = useShop()
  const titleId = useId()
  const { product } = state
  const { now } = getShownPrice(getSelectionPrice(state, { decimals: getDecimals(product.currency) }))
  const texts = getSelectionOptions(state).filter(({ inputType }) => inputType.endsWith('text'))
  return (
    <Stack gap="8">
      <Text id={titleId} size="sm">
        {t('products.gift_preview')}
      </Text>
      <Card as="section" aria-labelledby={titleId} surface="secondary" padding="md">
        <Text size="xl">{formatPrice(now)}</Text>
        {texts.map(({ id, name, inputType }) => {
          const text = state.textValues[id]?.trim()
          const isLong = inputType === 'long_text'
          return (
            <Text
              key={id}
              weight={isLong || !text ? undefined : 'strong'}
              size={isLong ? 'sm' : undefined}
              clamp={isLong ? '3' : undefined}
            >
              {text || <em>{name}</em>}
            </Text>
          )
        })}
        <p aria-hidden="true">•••• •••• •••• ••••</p>
      </Card>
      <Text size="sm">
        <Link as={link} href={toHref(routes.giftcardBalance())}>
          {t('products.gift_balance')}
        </Link>
      </Text>
    </Stack>
  )
}
