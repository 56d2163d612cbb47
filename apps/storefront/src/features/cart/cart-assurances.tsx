import type { StoreSettings } from '@sorrel/contracts/settings'
import { formatCountry } from '@sorrel/i18n/names'
import { Icon } from '@sorrel/ui/icon'
import type { ReactNode } from 'react'
import { deliveryIcon, refreshIcon } from '#shop/icons.ts'
import { PaymentMarks } from '#shop/payment-marks.tsx'
import { useShop } from '#shop/use-shop'
import * as styles from './cart-assurances.css.ts'

export interface CartAssurancesProps {
  readonly settings: Pick<StoreSettings, 'terms' | 'footer' | 'store'>
}

/** Under the checkout button: how long a parcel takes, how long it may be sent back, how to pay. Only what the merchant's terms say. */
export function CartAssurances({ settings: { terms, footer, store } }: CartAssurancesProps) {
  const { t, locale } = useShop()
  const transit = terms.delivery.find(({ countries }) => countries.includes(store.country))?.transitDays
  return (
    <div className={styles.assurances}>
      {transit && (
        <Assurance icon={deliveryIcon}>
          {t('cart.transit', { country: formatCountry({ code: store.country, locale }), ...transit })}
        </Assurance>
      )}
      {terms.returns && (
        <Assurance icon={refreshIcon}>{t('cart.returns', { count: terms.returns.days })}</Assurance>
      )}
      {footer.showPayments && footer.paymentMethods.length > 0 && (
        <PaymentMarks label={t('navigation.payments')} methods={footer.paymentMethods} />
      )}
    </div>
  )
}

interface AssuranceProps {
  readonly icon: typeof deliveryIcon
  readonly children: ReactNode
}

function Assurance({ icon, children }: AssuranceProps) {
  return (
    <p className={styles.assurance}>
      <Icon icon={icon} size={18} />
      {children}
    </p>
  )
}
