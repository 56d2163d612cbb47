import type { SavedAddress } from '@sorrel/commerce/account'
import { routes } from '@sorrel/contracts/routes'
import { formatCountry } from '@sorrel/i18n/names'
import { Button } from '@sorrel/ui/button'
import { Card } from '@sorrel/ui/card'
import { Text } from '@sorrel/ui/text'
import type { ShopView } from '#shop/shop.ts'
import { useShop } from '#shop/use-shop'
import { PageHeader } from '../layout/account-section.tsx'
import { DeleteAddressForm } from './address-actions.tsx'
import { type AddressForm, DraftedAddressForm } from './address-form.tsx'
import { AddressLines } from './address-lines.tsx'
import { AddressList } from './address-list.tsx'
import type { AddressesScreenProps } from './load-addresses.ts'
import * as styles from './addresses.css.ts'

/** The customer's addresses. See docs/specification.md#addresses-and-cards. */
export function AddressesScreen(props: AddressesScreenProps) {
  const shop = useShop()
  const { task } = props
  switch (task.kind) {
    case 'list':
      return (
        <AddressList
          addresses={props.addresses}
          countryNames={Object.fromEntries(
            props.addresses.map((address) => [address.country, toCountryName(address, shop)]),
          )}
        />
      )
    case 'delete':
      return <DeleteAddressQuestion address={task.address} />
    case 'add':
      return (
        <Editor
          {...props}
          title={shop.t('account.addresses.add_title')}
          state={task.form}
          path={routes.addAddress(task.next)}
          next={task.next}
        />
      )
    case 'edit':
      return (
        <Editor
          {...props}
          title={shop.t('account.addresses.edit_title')}
          state={task.form}
          path={routes.editAddress(task.address.id)}
          addressId={task.address.id}
          isUsed={task.isUsed}
        />
      )
  }
}

interface EditorProps extends AddressesScreenProps {
  readonly title: string
  readonly path: string
  readonly state: Parameters<typeof AddressForm>[0]['state']
  readonly addressId?: string
  /** Where it leads when it is saved, locale included. Default: the list. */
  readonly next?: string | undefined
  readonly isUsed?: boolean
}

function Editor({
  title,
  path,
  state,
  addressId,
  next,
  isUsed = false,
  countries,
  homeCountry,
}: EditorProps) {
  const { t, toHref } = useShop()
  const edited = addressId === undefined ? {} : { addressId }
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: toHref(routes.addresses()), label: t('account.addresses.back') }}
      />
      <Card>
        <DraftedAddressForm
          {...edited}
          state={state}
          from={toHref(path)}
          next={next}
          isUsed={isUsed}
          countries={countries}
          homeCountry={homeCountry}
        />
      </Card>
    </>
  )
}

interface DeleteAddressQuestionProps {
  readonly address: SavedAddress
}

/** The question of the dialog as a page, for browsers without script. */
function DeleteAddressQuestion({ address }: DeleteAddressQuestionProps) {
  const shop = useShop()
  const { t, toHref, link } = shop
  const listHref = toHref(routes.addresses())
  return (
    <>
      <PageHeader
        title={t('account.addresses.delete.title')}
        back={{ href: listHref, label: t('account.addresses.back') }}
      />
      <Card>
        <div className={styles.question}>
          <AddressLines address={address} country={toCountryName(address, shop)} />
          <Text>{t('account.addresses.delete.text')}</Text>
          <div className={styles.actions}>
            <DeleteAddressForm addressId={address.id} />
            <Button as={link} href={listHref} variant="secondary">
              {t('account.addresses.cancel')}
            </Button>
          </div>
        </div>
      </Card>
    </>
  )
}

const toCountryName = ({ country }: SavedAddress, { locale }: ShopView) =>
  formatCountry({ code: country, locale })
