'use client'

import type { buyAgainEndpoint, EndpointAnswer } from '@sorrel/contracts/http'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Icon } from '@sorrel/ui/icon'
import { bagIcon } from '@sorrel/ui/icons'
import type { LinkComponent } from '@sorrel/ui/link'
import { useState } from 'react'
import { ButtonForm } from '#platform/form/button-form.tsx'
import { useNotify } from '#platform/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { buyAgainForm } from './buy-again-form-shape.ts'
import { PrintButton } from './print-button.tsx'
import * as styles from './order.css.ts'

export interface OrderActionsProps {
  readonly orderId: string
  /** The page's own path, locale included. */
  readonly from: string
  readonly bagHref: string
  readonly link: LinkComponent
}

type Bought = EndpointAnswer<typeof buyAgainEndpoint>

/** What can be done with an order: buy it again, print it. Says what came of it. */
export function OrderActions({ orderId, from, bagHref, link }: OrderActionsProps) {
  const { t } = useShop()
  const notify = useNotify()
  const [bought, setBought] = useState<Bought>()
  return (
    <div className={styles.actionArea}>
      <div className={styles.actions}>
        <ButtonForm
          shape={buyAgainForm}
          values={{ id: orderId }}
          from={from}
          to={bagHref}
          loadingLabel={t('account.orders.buy_again.submitting')}
          look={{ iconStart: <Icon icon={bagIcon} size={18} /> }}
          onDone={setBought}
          onRefused={() => {
            notify({ tone: 'error', message: t('account.orders.buy_again.error') })
            return true
          }}
        >
          {t('account.orders.buy_again.action')}
        </ButtonForm>
        <PrintButton />
      </div>
      <div role="status">{bought && <Outcome bought={bought} bagHref={bagHref} link={link} />}</div>
    </div>
  )
}

interface OutcomeProps extends Pick<OrderActionsProps, 'bagHref' | 'link'> {
  readonly bought: Bought
}

function Outcome({ bought, bagHref, link }: OutcomeProps) {
  const { t } = useShop()
  const { added, missing } = bought
  return (
    <Banner
      tone={missing.length > 0 ? 'warning' : 'success'}
      actions={
        added > 0 && (
          <Button as={link} href={bagHref} variant="secondary" size="sm">
            {t('account.orders.buy_again.view_bag')}
          </Button>
        )
      }
    >
      {[
        added > 0 && t('account.orders.buy_again.added', { count: added }),
        missing.length > 0 && t('account.orders.buy_again.missing', { names: missing.join(', ') }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  )
}
