'use client'

import type { SavedAddress } from '@sorrel/commerce/account'
import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Card } from '@sorrel/ui/card'
import { EmptyState } from '@sorrel/ui/empty-state'
import { Icon } from '@sorrel/ui/icon'
import { StatusBadge } from '@sorrel/ui/status-badge'
import { mapPinIcon, plusIcon } from '#shop/icons.ts'
import { useShop } from '#shop/shop-context.tsx'
import { PageHeader } from '../layout/account-section.tsx'
import { useUpdated } from '../layout/use-updated.ts'
import { AddressActions } from './address-actions.tsx'
import { AddressLines } from './address-lines.tsx'
import * as styles from './addresses.css.ts'

export interface AddressListProps {
  readonly addresses: readonly SavedAddress[]
  /** By the code of each address's country. */
  readonly countryNames: Readonly<Record<string, string>>
}

/** All addresses, replaced by the answer of the last change. */
export function AddressList({ addresses: given, countryNames }: AddressListProps) {
  const { t, toHref, link } = useShop()
  const [addresses, show] = useUpdated(given)
  const add = (
    <Button as={link} href={toHref(routes.addAddress())} iconStart={<Icon icon={plusIcon} size={18} />}>
      {t('account.addresses.add')}
    </Button>
  )
  if (addresses.length === 0)
    return (
      <>
        <PageHeader title={t('account.addresses.title')} />
        <EmptyState
          icon={mapPinIcon}
          title={t('account.addresses.empty')}
          text={t('account.addresses.empty_text')}
          actions={add}
        />
      </>
    )
  return (
    <>
      <PageHeader title={t('account.addresses.title')} end={add} />
      <ul className={styles.list}>
        {addresses.map((address) => (
          <li key={address.id} className={styles.item}>
            <Card>
              <div className={styles.card}>
                <div className={styles.top}>
                  <AddressLines
                    address={address}
                    country={countryNames[address.country] ?? address.country}
                  />
                  {address.isDefault && (
                    <StatusBadge tone="neutral">{t('account.addresses.default')}</StatusBadge>
                  )}
                </div>
                <AddressActions address={address} onChanged={show} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}
