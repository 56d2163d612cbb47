'use client'

import { useCart, useCartActions } from '@sorrel/commerce/react'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { Button } from '@sorrel/ui/button'
import { Link } from '@sorrel/ui/link'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { useState } from 'react'
import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { balanceForm, readLeftBalance, type ShownBalance, toShownBalance } from './balance-form-shape.ts'

export interface BalanceFormProps {
  readonly state: FormState
  /** The page's own path, locale included. */
  readonly from: string
}

interface Found {
  readonly shown: ShownBalance
  /** Undefined where the page came with the balance, and without the code. */
  readonly code?: string | undefined
}

/** Asks for the code of a gift card and shows below what is left on it. */
export function BalanceForm({ state, from }: BalanceFormProps) {
  const { t } = useShop()
  const [found, setFound] = useState<Found | undefined>(() => {
    const shown = readLeftBalance(state)
    return shown && { shown }
  })
  return (
    <>
      <ShopForm
        shape={balanceForm}
        // What an answer has left are no values of fields.
        state={found === undefined ? state : { ...state, values: {} }}
        from={from}
        to={from}
        submit={t('gift_card_balance.submit')}
        submitting={t('gift_card_balance.submitting')}
        onDone={(answer, { code }) => setFound({ shown: toShownBalance(answer), code })}
        onRejected={() => {
          setFound(undefined)
          return false
        }}
      >
        {(field) => (
          <TextField
            {...field('code', t('gift_card_balance.code'))}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            required
          />
        )}
      </ShopForm>
      <div role="status">{found && <Balance key={found.code} {...found} />}</div>
    </>
  )
}

function Balance({ shown, code }: Found) {
  const { t, formatPrice, toHref, link } = useShop()
  const count = useCart((state) => state.count)
  if (shown === 'in-bag') return <Text>{t('gift_card_balance.only_in_bag')}</Text>
  const amount = formatPrice(shown.balance)
  return (
    <Stack gap="12">
      <Text size="lg">{t('gift_card_balance.left', { amount, last4: shown.last4 })}</Text>
      {code !== undefined && count > 0 ? (
        <UseInBag code={code} />
      ) : (
        <Text>
          {t('gift_card_balance.in_bag')}{' '}
          <Link as={link} href={toHref(shopRoutes.cart())}>
            {t('gift_card_balance.bag')}
          </Link>
        </Text>
      )}
    </Stack>
  )
}

function UseInBag({ code }: { readonly code: string }) {
  const { t } = useShop()
  const { applyCode, setOpen } = useCartActions()
  const [status, setStatus] = useState<'idle' | 'sending' | 'unknown'>('idle')
  const use = async () => {
    setStatus('sending')
    const outcome = await applyCode(code)
    setStatus(outcome === 'unknown' ? 'unknown' : 'idle')
    if (outcome === 'applied') setOpen(true)
  }
  return (
    <>
      <Button
        variant="secondary"
        loading={status === 'sending'}
        loadingLabel={t('gift_card_balance.submitting')}
        onClick={() => void use()}
      >
        {t('gift_card_balance.use')}
      </Button>
      {status === 'unknown' && <Text>{t('cart.coupon.error')}</Text>}
    </>
  )
}
