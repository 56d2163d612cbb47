'use client'

import type { SavedAddress } from '@sorrel/commerce/account'
import { useAction } from '@sorrel/commerce/react'
import { ConfirmDialog } from '@sorrel/ui/confirm-dialog'
import { routes } from '@sorrel/contracts/routes'
import { logInAgain } from '#form/log-in-again.ts'
import { useSend } from '#form/use-form.ts'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { toFailureToast } from '#shop/to-failure-toast.ts'
import { deleteAddressForm } from './address-forms.ts'

export interface DeleteAddressDialogProps {
  readonly addressId: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Called with the addresses that are left. */
  readonly onDeleted: (addresses: readonly SavedAddress[]) => void
}

/** Asks before an address is deleted. */
export function DeleteAddressDialog({ addressId, open, onOpenChange, onDeleted }: DeleteAddressDialogProps) {
  const shop = useShop()
  const { t } = shop
  const send = useSend()
  const notify = useNotify()
  const { run, isPending } = useAction((id: string, call) => send(deleteAddressForm.endpoint, { id }, call))
  const confirm = async () => {
    const answer = await run(addressId)
    if (answer === undefined) return
    onOpenChange(false)
    if (!answer.ok && answer.error.kind === 'unauthenticated')
      return logInAgain(shop, { from: shop.toHref(routes.deleteAddress(addressId)) })
    notify(
      answer.ok
        ? { tone: 'success', message: t('account.addresses.delete.success') }
        : toFailureToast(t, t('account.addresses.delete.error'), answer.error),
    )
    if (answer.ok) onDeleted(answer.value.addresses)
  }
  return (
    <ConfirmDialog
      variant="critical"
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={() => void confirm()}
      title={t('account.addresses.delete.title')}
      description={t('account.addresses.delete.text')}
      confirmLabel={t('account.addresses.delete.confirm')}
      cancelLabel={t('account.addresses.cancel')}
      closeLabel={t('a11y.close_dialog')}
      loading={isPending}
      loadingLabel={t('account.addresses.deleting')}
    />
  )
}
