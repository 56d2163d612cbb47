'use client'

import { routes } from '@sorrel/contracts/routes'
import { ButtonForm } from '#form/button-form.tsx'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { defaultCardForm } from './card-forms.ts'

export interface MakeDefaultProps {
  readonly id: string
  readonly last4: string
}

/** Makes a card the one that new orders are paid with. */
export function MakeDefault({ id, last4 }: MakeDefaultProps) {
  const { t, toHref, refresh } = useShop()
  const notify = useNotify()
  const page = toHref(routes.cards())
  return (
    <ButtonForm
      shape={defaultCardForm}
      from={page}
      to={page}
      values={{ id }}
      label={t('account.cards.make_default_name', { last4 })}
      loadingLabel={t('account.cards.submitting')}
      look={{ variant: 'secondary', size: 'sm' }}
      onDone={() => {
        notify({ tone: 'success', message: t('account.cards.default_changed') })
        refresh()
      }}
      onRejected={() => {
        notify({ tone: 'error', message: t('account.cards.error') })
        return true
      }}
    >
      {t('account.cards.make_default')}
    </ButtonForm>
  )
}
