import { formatDate, formatMoney } from '@sorrel/i18n/format'
import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import { OptionPicker } from '@sorrel/ui/option-picker'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { useState } from 'react'

const locales = ['en', 'fr', 'de'].map((value) => ({ value, label: value }))

export function Language() {
  const [locale, setLocale] = useState('fr')
  const t = createMessages({ locale, messages: getMessages(locale, ['cart']) })
  const price = formatMoney({ amount: 1234.5, currency: 'EUR', locale })
  return (
    <Stack>
      <OptionPicker
        label="Language"
        name="locale"
        value={locale}
        onValueChange={setLocale}
        options={locales}
      />
      <div lang={locale}>
        <Text weight="strong">{t('cart.checkout')}</Text>
        <Text>{`${t('cart.item_count', { count: 3 })} · ${t('cart.total')} ${price}`}</Text>
        <Text>{formatDate({ date: '2026-11-23', locale })}</Text>
      </div>
    </Stack>
  )
}
