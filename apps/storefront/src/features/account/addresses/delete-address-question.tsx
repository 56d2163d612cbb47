import type { SavedAddress } from '@sorrel/commerce/account'
import { routes } from '@sorrel/contracts/routes'
import { Button } from '@sorrel/ui/button'
import { Card } from '@sorrel/ui/card'
import { Text } from '@sorrel/ui/text'
import type { ShopView } from '#shop/shop.ts'
import { PageHeader } from '../layout/page-header.tsx'
import { AddressLines } from './address-lines.tsx'
import { DeleteAddressForm } from './delete-address-form.tsx'
import * as styles from './addresses.css.ts'

export interface DeleteAddressQuestionProps {
  readonly address: SavedAddress
  readonly shop: ShopView
}

/** The question of the dialog as a page, for where there is no script. */
export function DeleteAddressQuestion({ address, shop }: DeleteAddressQuestionProps) {
  const { t, toHref, link } = shop
  const listHref = toHref(routes.addresses())
  return (
    <>
      <PageHeader
        title={t('account.addresses.delete.title')}
        back={{ href: listHref, label: t('account.addresses.back') }}
        shop={shop}
      />
      <Card>
        <div className={styles.question}>
          <AddressLines address={address} shop={shop} />
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
