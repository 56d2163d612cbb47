'use client'

import type { SavedAddress } from '@sorrel/commerce/account'
import { routes } from '@sorrel/contracts/routes'
import { toAddressLines } from '@sorrel/domain/address'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { Checkbox } from '@sorrel/ui/checkbox'
import { Link } from '@sorrel/ui/link'
import { RadioCards } from '@sorrel/ui/radio-cards'
import { Text } from '@sorrel/ui/text'
import { useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { ChangeBase, type ChangeFormProps } from './change-base.tsx'
import { ON } from './schedule-changes.ts'

const toLine = (address: Parameters<typeof toAddressLines>[0]) => toAddressLines(address, '').join(', ')

/** The name is the title of the choice. */
const toPlace = (address: SavedAddress) => toLine({ ...address, name: '' })

/** Whether the address is already used, compared by text, because the account's address may have changed since. */
const isOwn = ({ shipping }: Subscription, address: SavedAddress) =>
  shipping !== undefined && toLine(shipping) === toLine(address)

/** Chooses which of the account's addresses it is sent to, and whether the others go there too. */
export function AddressChoice(props: ChangeFormProps) {
  const { t, link, toHref } = useShop()
  const { subscription, addresses, otherCount } = props.facts
  const usable = addresses.filter((address) => !isOwn(subscription, address))
  const [addressId, setAddress] = useState(props.state.values.addressId ?? usable.at(-1)?.id ?? '')
  const here = toHref(routes.subscription(subscription.id, { change: 'change-address' }))
  const add = (
    <Link as={link} href={toHref(routes.addAddress(here))} variant="standalone">
      {t('account.subscriptions.change_address.add')}
    </Link>
  )
  if (usable.length === 0)
    return (
      <>
        <Text>{t('account.subscriptions.change_address.none')}</Text>
        {add}
        {props.dismiss}
      </>
    )
  return (
    <ChangeBase
      {...props}
      confirm={t('account.subscriptions.change_address.confirm')}
      success={t('account.subscriptions.change_address.success')}
    >
      {(field) => {
        const others = field(
          'others',
          t('account.subscriptions.change_address.others', { count: otherCount }),
        )
        return (
          <>
            <Places
              label={field('addressId', t('account.addresses.title')).label}
              value={addressId}
              onValueChange={setAddress}
              facts={props.facts}
            />
            {add}
            {otherCount > 0 && (
              <Checkbox
                id={others.id}
                name={others.name}
                value={ON}
                label={others.label}
                defaultChecked={others.defaultValue === ON}
              />
            )}
          </>
        )
      }}
    </ChangeBase>
  )
}

interface PlacesProps extends Pick<ChangeFormProps, 'facts'> {
  readonly label: string
  /** Id of the chosen address. */
  readonly value: string
  readonly onValueChange: (id: string) => void
}

/** The account's addresses; where it is sent already can be read and not chosen. */
function Places({ facts: { subscription, addresses }, ...choice }: PlacesProps) {
  const { t } = useShop()
  return (
    <RadioCards
      {...choice}
      name="addressId"
      options={addresses.map((address) => ({
        value: address.id,
        title: address.name,
        description: isOwn(subscription, address)
          ? t('account.subscriptions.change_address.own', { address: toPlace(address) })
          : toPlace(address),
        disabled: isOwn(subscription, address),
      }))}
    />
  )
}
