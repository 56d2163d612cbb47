import { toAddressLines } from '@sorrel/domain/address'
import type { PostalAddress } from '@sorrel/domain/order'
import * as styles from './addresses.css.ts'

export interface AddressLinesProps {
  readonly address: PostalAddress
  /** The country's name. Browsers get it from the server, which formats it. */
  readonly country: string
}

/** An address as its country writes it. */
export function AddressLines({ address, country }: AddressLinesProps) {
  const lines = toAddressLines(address, country)
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
