'use client'

import type { buyAgainEndpoint, EndpointAnswer } from '@sorrel/contracts/http'
import { routes } from '@sorrel/contracts/routes'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Icon } from '@sorrel/ui/icon'
import { bagIcon } from '#shop/icons.ts'
import { useEffect, useState } from 'react'
import { ButtonForm } from '#form/button-form.tsx'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { toFailureToast } from '#shop/to-failure-toast.ts'
import { buyAgainForm } from './order-forms.ts'
import type { AvailableActions } from './available-actions.ts'
import * as styles from './order.css.ts'

export interface OrderActionsProps {
  readonly orderId: string
  readonly buyAgain: AvailableActions['buyAgain']
}

type Bought = EndpointAnswer<typeof buyAgainEndpoint>

/** The actions of an order: buy it again, print it. Shows the result. */
export function OrderActions({ orderId, buyAgain }: OrderActionsProps) {
  const { t, toHref } = useShop()
  const notify = useNotify()
  const [bought, setBought] = useState<Bought>()
  return (
    <div className={styles.actionArea}>
      <div className={styles.actions}>
        {buyAgain !== 'none' && (
          <ButtonForm
            shape={buyAgainForm}
            values={{ id: orderId }}
            from={toHref(routes.order(orderId))}
            to={toHref(routes.cart())}
            loadingLabel={t('account.orders.buy_again.submitting')}
            look={{
              variant: buyAgain === 'main' ? 'primary' : 'secondary',
              iconStart: <Icon icon={bagIcon} size={18} />,
            }}
            onDone={setBought}
            onRejected={(failure) => {
              notify(toFailureToast(t, t('account.orders.buy_again.error'), failure))
              return true
            }}
          >
            {t('account.orders.buy_again.action')}
          </ButtonForm>
        )}
        <PrintButton />
      </div>
      <div role="status">{bought && <Outcome {...bought} />}</div>
    </div>
  )
}

function Outcome({ added, missing }: Bought) {
  const { t, toHref, link } = useShop()
  return (
    <Banner
      tone={missing.length > 0 ? 'warning' : 'success'}
      actions={
        added > 0 && (
          <Button as={link} href={toHref(routes.cart())} variant="secondary" size="sm">
            {t('account.orders.buy_again.view_cart')}
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

/** Opens the browser's print dialog; the page has print styles. Not shown without script, where it could do nothing. */
function PrintButton() {
  const { t } = useShop()
  const [canPrint, setCanPrint] = useState(false)
  useEffect(() => setCanPrint(true), [])
  if (!canPrint) return null
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {t('account.orders.print')}
    </Button>
  )
}
