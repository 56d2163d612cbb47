import { routes } from '@sorrel/contracts/routes'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Card } from '@sorrel/ui/card'
import { Container } from '@sorrel/ui/container'
import { type Definition, DefinitionList } from '@sorrel/ui/definition-list'
import { Heading } from '@sorrel/ui/heading'
import { Inline } from '@sorrel/ui/inline'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import type { Offer } from './find-offer.ts'
import type { HandoffScreenProps } from './load-handoff.ts'
import * as styles from './handoff-screen.css.ts'

/** Shows a cart that somebody else has put together, and asks. Nothing has changed yet. See docs/agents.md. */
export function HandoffScreen({ offer, ownCount, isFailed }: HandoffScreenProps) {
  const shop = useShop()
  const { t } = shop
  if (offer === null) return <Gone />
  return (
    <HandoffPage title={t('handoff.title')}>
      {isFailed && <Banner tone="error">{t('handoff.failed_text')}</Banner>}
      {offer.isPartial && <Banner tone="info">{t('handoff.partial')}</Banner>}
      <Text size="lg">{t(offer.by === 'agent' ? 'handoff.text' : 'handoff.link_text')}</Text>
      <Card surface="secondary">
        <Stack gap="16">
          <DefinitionList items={getLines(offer, shop)} />
          <DefinitionList items={getSums(offer, shop)} />
        </Stack>
      </Card>
      {ownCount > 0 && <Text>{t('handoff.own', { count: ownCount })}</Text>}
      <form method="post">
        <input type="hidden" name="locale" value={shop.locale} />
        <Inline>
          <Button type="submit" name="way" value="add" size="lg">
            {t(ownCount === 0 ? 'handoff.open' : 'handoff.add')}
          </Button>
          {ownCount > 0 && (
            <Button type="submit" name="way" value="replace" size="lg" variant="secondary">
              {t('handoff.replace')}
            </Button>
          )}
          <Button as={shop.link} href={shop.toHref(routes.home())} size="lg" variant="quiet">
            {t('handoff.decline')}
          </Button>
        </Inline>
      </form>
    </HandoffPage>
  )
}

export interface HandoffPageProps {
  readonly title: string
  readonly children: ReactNode
}

/** The frame of the pages for a composed cart. */
export function HandoffPage({ title, children }: HandoffPageProps) {
  return (
    <Container width="text">
      <div className={styles.page}>
        <Stack gap="24">
          <Heading level={1}>{title}</Heading>
          {children}
        </Stack>
      </div>
    </Container>
  )
}

function getLines({ lines, market }: Offer, shop: ShopView): readonly Definition[] {
  return lines.map(({ name, choice, input, priceTotal }) => ({
    term: shop.t('handoff.quantity', {
      pieces: input.quantity,
      name: choice === '' ? name : `${name}, ${choice}`,
    }),
    value: shop.formatPrice({ amount: priceTotal, currency: market.currency }),
  }))
}

/** Discounts are between the lines and the total, as in the cart. */
function getSums(offer: Offer, shop: ShopView): readonly Definition[] {
  const { t } = shop
  const { subTotal, discountTotal, total, code, isCodeOpen, market } = offer
  const toMoney = (amount: number) => shop.formatPrice({ amount, currency: market.currency })
  const discount = code === undefined ? t('cart.discount') : t('handoff.discount', { code })
  return [
    ...(discountTotal > 0
      ? [
          { term: t('cart.subtotal'), value: toMoney(subTotal) },
          { term: discount, value: toMoney(-discountTotal) },
        ]
      : []),
    ...(isCodeOpen ? [{ term: discount, value: t('handoff.in_bag') }] : []),
    { term: t('handoff.total'), value: toMoney(total), emphasis: 'strong' },
  ]
}

/** The link leads nowhere: it was used, is too old, or was never one of ours. */
function Gone() {
  const shop = useShop()
  const { t } = shop
  return (
    <HandoffPage title={t('handoff.gone_title')}>
      <Text size="lg">{t('handoff.gone_text')}</Text>
      <Inline>
        <Button as={shop.link} href={shop.toHref(routes.home())} size="lg">
          {t('handoff.home')}
        </Button>
      </Inline>
    </HandoffPage>
  )
}
