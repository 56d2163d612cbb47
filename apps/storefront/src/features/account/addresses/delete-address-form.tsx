'use client'

import { routes } from '@sorrel/contracts/routes'
import { ButtonForm } from '#form/button-form.tsx'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { deleteAddressForm } from './address-forms.ts'

export interface DeleteAddressFormProps {
  readonly addressId: string
}

/** The answer to the question whether an address shall go. */
export function DeleteAddressForm({ addressId }: DeleteAddressFormProps) {
  const { t, toHref, navigate, refresh } = useShop()
  const listHref = toHref(routes.addresses())
  const notify = useNotify()
  return (
    <ButtonForm
      shape={deleteAddressForm}
      values={{ id: addressId }}
      from={listHref}
      to={listHref}
      loadingLabel={t('account.addresses.deleting')}
      onDone={() => {
        notify({ tone: 'success', message: t('account.addresses.delete.success') })
        navigate(listHref)
        refresh()
      }}
      onRejected={() => {
        notify({ tone: 'error', message: t('account.addresses.delete.error') })
        return true
      }}
    >
      {t('account.addresses.delete.confirm')}
    </ButtonForm>
  )
}
