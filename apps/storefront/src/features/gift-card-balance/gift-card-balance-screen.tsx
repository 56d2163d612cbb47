import { AuthLayout } from '#features/auth/index.ts'
import { useShop } from '#shop/use-shop'
import { BalanceForm, type BalanceFormProps } from './balance-form.tsx'

/** What is left on a gift card. See docs/specification.md#gift-card-balance. */
export function GiftCardBalanceScreen(props: BalanceFormProps) {
  const { t } = useShop()
  return (
    <AuthLayout title={t('gift_card_balance.title')} text={t('gift_card_balance.text')}>
      <BalanceForm {...props} />
    </AuthLayout>
  )
}
