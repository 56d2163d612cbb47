import { toAddressLines } from '@sorrel/domain/address'
import type { PostalAddress } from '@sorrel/domain/order'
import { formatCountry } from '@sorrel/i18n/format'
import type { ShopView } from '#shop/shop.ts'
import * as styles from './addresses.css.ts'

export interface AddressLinesProps {
  readonly address: PostalAddress
  readonly shop: ShopView
}

/** An address as its country writes it. */
export function AddressLines({ address, shop }: AddressLinesProps) {
  const lines = toAddressLines(address, formatCountry({ code: address.country, locale: shop.locale }))
  return (
    <address className={styles.lines}>
      {lines.map((line, index) => (
        <span key={`${index} ${line}`} className={index === 0 ? styles.firstLine : undefined}>
          {line}
        </span>
      ))}
      {address.phone && <span>{address.phone}</span>}
    </address>
  )
}
