'use client'

import { ConfirmDialog } from '@sorrel/ui/confirm-dialog'
import { useState } from 'react'
import { routes } from '@sorrel/contracts/routes'
import { logInAgain } from '#form/log-in-again.ts'
import { useSend } from '#form/use-form.ts'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { withReference } from '@sorrel/i18n/reference'
import { deleteAddressForm } from './address-forms.ts'

export interface DeleteAddressDialogProps {
  readonly addressId: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks before an address is deleted. */
export function DeleteAddressDialog({ addressId, open, onClose }: DeleteAddressDialogProps) {
  const shop = useShop()
  const { t, refresh } = shop
  const send = useSend()
  const notify = useNotify()
  const [isSending, setSending] = useState(false)
  const confirm = async () => {
    setSending(true)
    const answer = await send(deleteAddressForm.endpoint, { id: addressId })
    setSending(false)
    onClose()
    if (!answer.ok && answer.error.code === 'unauthenticated')
      return logInAgain(shop, { from: shop.toHref(routes.deleteAddress(addressId)) })
    notify(
      answer.ok
        ? { tone: 'success', message: t('account.addresses.delete.success') }
        : { tone: 'error', message: withReference(t, t('account.addresses.delete.error'), answer.error) },
    )
    if (answer.ok) refresh()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('account.addresses.delete.title')}
      description={t('account.addresses.delete.text')}
      confirmLabel={t('account.addresses.delete.confirm')}
      cancelLabel={t('account.addresses.cancel')}
      closeLabel={t('a11y.close_dialog')}
      loading={isSending}
      loadingLabel={t('account.addresses.deleting')}
    />
  )
}
