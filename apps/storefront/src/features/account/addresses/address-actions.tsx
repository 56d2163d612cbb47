'use client'

import type { SavedAddress } from '@sorrel/commerce/account'
import { Button } from '@sorrel/ui/button'
import type { LinkComponent } from '@sorrel/ui/link'
import { lazy, Suspense, useState } from 'react'
import { ButtonForm } from '#platform/form/button-form.tsx'
import { useNotify } from '#platform/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { defaultAddressForm } from './address-forms.ts'
import * as styles from './addresses.css.ts'

const DeleteDialog = lazy(async () => ({
  default: (await import('./delete-address-dialog.tsx')).DeleteAddressDialog,
}))

export interface AddressActionsProps {
  readonly address: Pick<SavedAddress, 'id' | 'name' | 'isDefault'>
  readonly listHref: string
  readonly editHref: string
  /** The page that asks, where there is no script. */
  readonly deleteHref: string
  readonly link: LinkComponent
}

/** What can be done with an address. */
export function AddressActions({ address, listHref, editHref, deleteHref, link }: AddressActionsProps) {
  const { t, refresh } = useShop()
  const notify = useNotify()
  const [isAsking, setAsking] = useState<boolean>()
  const { id, name } = address
  return (
    <div className={styles.actions}>
      <Button
        as={link}
        href={editHref}
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
          from={listHref}
          to={listHref}
          label={t('account.addresses.make_default_name', { name })}
          loadingLabel={t('account.addresses.saving')}
          look={{ variant: 'secondary', size: 'sm' }}
          onDone={() => {
            notify({ tone: 'success', message: t('account.addresses.default_changed') })
            refresh()
          }}
          onRefused={() => {
            notify({ tone: 'error', message: t('account.addresses.error') })
            return true
          }}
        >
          {t('account.addresses.make_default')}
        </ButtonForm>
      )}
      <Button
        as={link}
        href={deleteHref}
        variant="quiet"
        size="sm"
        aria-label={t('account.addresses.delete.action_name', { name })}
        onClick={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        {t('account.addresses.delete.action')}
      </Button>
      {isAsking !== undefined && (
        <Suspense>
          <DeleteDialog addressId={id} open={isAsking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
