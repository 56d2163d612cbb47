import { getPurchaseEvent } from '@sorrel/commerce/analytics'
import { routes } from '@sorrel/contracts/routes'
import { toAddressLines } from '@sorrel/domain/address'
import { formatDate } from '@sorrel/i18n/format'
import { formatCountry } from '@sorrel/i18n/names'
import { Button } from '@sorrel/ui/button'
import { Card } from '@sorrel/ui/card'
import { Container } from '@sorrel/ui/container'
import { Heading } from '@sorrel/ui/heading'
import { Inline } from '@sorrel/ui/inline'
import { Picture } from '@sorrel/ui/picture'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { OrderLines, OrderTotals } from '#features/order/index.ts'
import { useShop } from '#shop/use-shop'
import type { JournalPiece } from './load-journal-piece.ts'
import type { OrderPlacedScreenProps } from './load-placed-order.ts'
import { PlacedOrder } from './placed-order.tsx'
import * as styles from './order-placed.css.ts'

/** Thanks, what happens next and where, the order's content, and links to go on. See docs/decisions.md#routes. */
export function OrderPlacedScreen(props: OrderPlacedScreenProps) {
  const { order, email, isGuest, piece } = props
  const { t, toHref, link, image } = useShop()
  const picture = order.items.find((item) => item.image !== undefined)?.image
  return (
    <Container>
      <PlacedOrder purchase={getPurchaseEvent(order)} />
      <div className={styles.page}>
        <div className={styles.main}>
          <header className={styles.head}>
            <Heading level={1}>{t('checkout.complete.title')}</Heading>
            <Text size="lg">
              {email === undefined
                ? t('checkout.complete.text', { number: order.number })
                : t('checkout.complete.text_email', { number: order.number, email })}
            </Text>
            {!isGuest && hasSubscription(order) && <Text>{t('checkout.complete.subscription')}</Text>}
          </header>
          <NextSteps {...props} />
          {piece && <JournalOffer piece={piece} />}
          {isGuest && <AccountOffer />}
          <Inline>
            <Button
              as={link}
              href={toHref(routes.products())}
              size="lg"
              variant={isGuest ? 'secondary' : 'primary'}
            >
              {t('checkout.complete.continue')}
            </Button>
            {!isGuest && (
              <Button as={link} href={toHref(routes.orders())} size="lg" variant="secondary">
                {t('checkout.complete.orders')}
              </Button>
            )}
          </Inline>
        </div>
        <aside className={styles.side}>
          {picture && (
            <Picture {...picture} alt="" ratio="4/3" sizes="(min-width: 60rem) 32rem, 100vw" image={image} />
          )}
          <Card surface="secondary">
            <Stack gap="16">
              <Heading level={2} size="xl">
                {t('checkout.complete.summary')}
              </Heading>
              <OrderLines order={order} />
              <OrderTotals order={order} />
            </Stack>
          </Card>
        </aside>
      </div>
    </Container>
  )
}

/** The confirmation, the parcel with its days and its address, and the way back. */
function NextSteps({ order, arrival, returnDays }: OrderPlacedScreenProps) {
  const { t, locale } = useShop()
  const { shipping } = order
  const toDay = (date: string) => formatDate({ date, locale })
  const isDelivered = shipping !== undefined && shipping.address1 !== ''
  return (
    <section className={styles.head} aria-labelledby="what-next">
      <Heading level={2} size="2xl" id="what-next">
        {t('checkout.complete.next')}
      </Heading>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <Text tone="heading">{t(isDelivered ? 'checkout.complete.pack' : 'checkout.complete.mail')}</Text>
        </li>
        {isDelivered && (
          <li className={styles.step}>
            <Text tone="heading">
              {arrival
                ? t('checkout.complete.arrival', { from: toDay(arrival.first), to: toDay(arrival.last) })
                : t('checkout.complete.arrival_unknown')}
            </Text>
            <address className={styles.address}>
              {toAddressLines(shipping, formatCountry({ code: shipping.country, locale })).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </li>
        )}
        <li className={styles.step}>
          <Text tone="heading">
            {isDelivered && returnDays !== undefined
              ? t('checkout.complete.returns', { count: returnDays })
              : t('checkout.complete.help')}
          </Text>
        </li>
      </ol>
    </section>
  )
}

/** Something to read while the parcel is on its way. */
function JournalOffer({ piece: { title, href, image } }: { readonly piece: JournalPiece }) {
  const shop = useShop()
  const Anchor = shop.link
  return (
    <section className={styles.head} aria-labelledby="while-you-wait">
      <Heading level={2} size="2xl" id="while-you-wait">
        {shop.t('checkout.complete.journal')}
      </Heading>
      <div className={styles.piece}>
        {image && (
          <Picture
            {...image}
            alt=""
            ratio="4/3"
            corners="nested"
            sizes="(min-width: 40rem) 12rem, 40vw"
            image={shop.image}
          />
        )}
        <Heading level={3} size="xl">
          <Anchor href={shop.toHref(href)} className={styles.pieceLink}>
            {title}
          </Anchor>
        </Heading>
      </div>
    </section>
  )
}

/** A guest has no account to log in to: one can be made now. */
function AccountOffer() {
  const { t, toHref, link } = useShop()
  return (
    <Card surface="secondary">
      <Stack gap="16" align="start">
        <Heading level={2} size="xl">
          {t('checkout.complete.account')}
        </Heading>
        <Text>{t('checkout.complete.account_text')}</Text>
        <Button as={link} href={toHref(routes.signUp())} size="lg">
          {t('checkout.complete.create_account')}
        </Button>
      </Stack>
    </Card>
  )
}

function hasSubscription({ items }: OrderPlacedScreenProps['order']): boolean {
  return items.some(({ purchaseOption }) => purchaseOption.type === 'subscription')
}
