import { EmptyState } from '@sorrel/ui/empty-state'
import { Heading } from '@sorrel/ui/heading'
import { Text } from '@sorrel/ui/text'
import type { AddressesScreenProps } from './load-addresses.ts'
import * as styles from '../layout/room.css.ts'

/** The customer's addresses. Specification section 2. */
export function AddressesScreen({ addresses, scene }: AddressesScreenProps) {
  const { t } = scene
  if (addresses.length === 0)
    return (
      <EmptyState level={1} title={t('account.addresses.empty')} text={t('account.addresses.empty_text')} />
    )
  return (
    <>
      <Heading level={1} size="4xl">
        {t('account.addresses.title')}
      </Heading>
      <ul className={styles.list}>
        {addresses.map(({ id, name, address1, address2, city, zip, country }) => (
          <li key={id} className={styles.card}>
            <Text as="address">
              {[name, address1, address2, city, zip, country].filter(Boolean).join(', ')}
            </Text>
          </li>
        ))}
      </ul>
    </>
  )
}
