import { routes } from '@sorrel/contracts/routes'
import type { Picture as PictureData } from '@sorrel/domain/product'
import type { LinePart } from '@sorrel/domain/cart'
import { getPartLabel } from '@sorrel/domain/cart-line'
import { canSubscription, type Subscription } from '@sorrel/domain/subscriptions'
import { multiplyMoney } from '@sorrel/domain/money'
import { Card } from '@sorrel/ui/card'
import { Heading } from '@sorrel/ui/heading'
import { Picture } from '@sorrel/ui/picture'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import { useShop } from '#shop/use-shop'
import { ChangeLink } from './change-link.tsx'
import * as styles from './subscription-screen.css.ts'

export interface SubscriptionLinesProps {
  readonly subscription: Subscription
}

/** The goods of each delivery, with their total. */
export function SubscriptionLines({ subscription }: SubscriptionLinesProps) {
  const shop = useShop()
  const { t } = shop
  const { id, items, currency, price, quantity, recurringTotal } = subscription
  const toMoney = (amount: number) => shop.formatPrice({ amount, currency })
  const canEdit = canSubscription(subscription, 'edit-item')
  const canDelete = canSubscription(subscription, 'delete-item')
  return (
    <Card as="section" aria-labelledby="subscription-lines">
      <Stack gap="16">
        <Heading level={2} size="xl" id="subscription-lines">
          {t('account.subscriptions.recurring_total')}
        </Heading>
        <ul className={styles.lines}>
          <Line {...subscription} amount={toMoney(multiplyMoney(price, quantity))} />
          {items.map((item) => (
            <Line key={item.id} {...item} amount={toMoney(item.priceTotal)}>
              {canEdit && (
                <ChangeLink
                  id={id}
                  dialog={{ name: 'edit-item', itemId: item.id }}
                  label={t('account.subscriptions.edit_item.action_name', { name: item.name })}
                  look={{ variant: 'link' }}
                >
                  {t('account.subscriptions.edit_item.action')}
                </ChangeLink>
              )}
              {canDelete && (
                <ChangeLink
                  id={id}
                  dialog={{ name: 'delete-item', itemId: item.id }}
                  label={t('account.subscriptions.delete_item.action_name', { name: item.name })}
                  look={{ variant: 'link' }}
                >
                  {t('account.subscriptions.delete_item.action')}
                </ChangeLink>
              )}
            </Line>
          ))}
        </ul>
        <Discount subscription={subscription} />
        <div className={styles.total}>
          <span>{t('account.subscriptions.total')}</span>
          <span>{toMoney(recurringTotal)}</span>
        </div>
      </Stack>
    </Card>
  )
}

/** The coupon's discount, and the button that removes it. */
function Discount({ subscription }: SubscriptionLinesProps) {
  const { t, formatPrice } = useShop()
  const { id, couponCode, currency, discountTotal } = subscription
  if (couponCode === undefined) return null
  return (
    <div className={styles.discount}>
      <div>
        <span>{t('account.subscriptions.coupon.discount', { code: couponCode })}</span>
        {canSubscription(subscription, 'change-coupon') && (
          <div>
            <ChangeLink
              id={id}
              dialog={{ name: 'remove-coupon' }}
              label={t('cart.coupon.remove', { code: couponCode })}
              look={{ variant: 'link' }}
            >
              {t('account.subscriptions.remove_coupon.action')}
            </ChangeLink>
          </div>
        )}
      </div>
      <span className={styles.lineAmount}>{formatPrice({ amount: -discountTotal, currency })}</span>
    </div>
  )
}

interface LineProps {
  readonly name: string
  readonly slug?: string | undefined
  readonly variantName?: string | undefined
  readonly image?: PictureData | undefined
  readonly quantity: number
  readonly bundle?: readonly LinePart[] | undefined
  readonly amount: string
  readonly children?: ReactNode
}

function Line({ name, slug, variantName, image, quantity, bundle = [], amount, children }: LineProps) {
  const shop = useShop()
  const { link: Anchor, toHref } = shop
  return (
    <li className={styles.line}>
      {image ? (
        <Picture {...image} alt="" ratio="1/1" corners="nested" sizes="56px" image={shop.image} />
      ) : (
        <span />
      )}
      <div>
        {slug === undefined ? (
          <span className={styles.lineName}>{name}</span>
        ) : (
          <Anchor href={toHref(routes.product(slug))} className={styles.lineName}>
            {name}
          </Anchor>
        )}
        {variantName && <Text size="sm">{variantName}</Text>}
        {bundle.map((part) => (
          <Text key={`${part.productId} ${part.variantId}`} size="sm">
            {getPartLabel(part)}
          </Text>
        ))}
        <Text size="sm">× {quantity}</Text>
      </div>
      <div className={styles.lineEnd}>
        <span className={styles.lineAmount}>{amount}</span>
        {children}
      </div>
    </li>
  )
}
