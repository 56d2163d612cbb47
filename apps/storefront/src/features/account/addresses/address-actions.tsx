'use client'

import type { SavedAddress } from '@sorrel/commerce/account'
import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { lazy, Suspense, useState } from 'react'
import { ButtonForm } from '#form/button-form.tsx'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { toFailureToast } from '#shop/to-failure-toast.ts'
import { useReturnWithMessage } from '../layout/use-updated.ts'
import { defaultAddressForm, deleteAddressForm } from './address-forms.ts'
import * as styles from './addresses.css.ts'

const DeleteDialog = lazy(async () => ({
  default: (await import('./delete-address-dialog.tsx')).DeleteAddressDialog,
}))

export interface AddressActionsProps {
  readonly address: Pick<SavedAddress, 'id' | 'name' | 'isDefault'>
  /** Called with all addresses as a change answered them. */
  readonly onChanged: (addresses: readonly SavedAddress[]) => void
}

/** The actions of an address. Without script a page of its own asks before one is deleted. */
export function AddressActions({ address, onChanged }: AddressActionsProps) {
  const { t, toHref, link } = useShop()
  const notify = useNotify()
  const [isOpen, setOpen] = useState<boolean>()
  const { id, name } = address
  const list = toHref(routes.addresses())
  return (
    <div className={styles.actions}>
      <Button
        as={link}
        href={toHref(routes.editAddress(id))}
        variant="secondary"
        size="sm"
        aria-label={t('account.addresses.edit_name', { name })}
      >
        {t('account.addresses.edit')}
      </Button>
      {!address.isDefault && (
        <ButtonForm
          shape={defaultAddressForm}
          values={{ id }}
          from={list}
          to={list}
          label={t('account.addresses.make_default_name', { name })}
          loadingLabel={t('account.addresses.saving')}
          look={{ variant: 'secondary', size: 'sm' }}
          onDone={({ addresses }) => {
            onChanged(addresses)
            notify({ tone: 'success', message: t('account.addresses.default_changed') })
          }}
          onRejected={(failure) => {
            notify(toFailureToast(t, t('account.addresses.error'), failure))
            return true
          }}
        >
          {t('account.addresses.make_default')}
        </ButtonForm>
      )}
      <Button
        as={link}
        href={toHref(routes.deleteAddress(id))}
        variant="quiet"
        size="sm"
        aria-label={t('account.addresses.delete.action_name', { name })}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {t('account.addresses.delete.action')}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <DeleteDialog addressId={id} open={isOpen} onOpenChange={setOpen} onDeleted={onChanged} />
        </Suspense>
      )}
    </div>
  )
}

export interface DeleteAddressFormProps {
  readonly addressId: string
}

/** The button that confirms that an address is deleted. */
export function DeleteAddressForm({ addressId }: DeleteAddressFormProps) {
  const { t, toHref } = useShop()
  const listHref = toHref(routes.addresses())
  const notify = useNotify()
  const done = useReturnWithMessage(listHref)
  return (
    <ButtonForm
      shape={deleteAddressForm}
      values={{ id: addressId }}
      from={listHref}
      to={listHref}
      look={{ variant: 'critical' }}
      loadingLabel={t('account.addresses.deleting')}
      onDone={() => done(t('account.addresses.delete.success'))}
      onRejected={(failure) => {
        notify(toFailureToast(t, t('account.addresses.delete.error'), failure))
        return true
      }}
    >
      {t('account.addresses.delete.confirm')}
    </ButtonForm>
  )
}
