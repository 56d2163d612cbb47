'use client'

import type { Currency, Locale } from '@sorrel/domain/store'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { BareSelect } from '@sorrel/ui/bare-select'
import { Button } from '@sorrel/ui/button'
import { useShop } from '#shop/shop-context.tsx'
import type { changeMarket } from './change-market.ts'
import { MARKET_FORM } from './market-form.ts'
import * as styles from './market-switches.css.ts'

export interface MarketSwitchesProps {
  readonly currencies: readonly Pick<Currency, 'code' | 'symbol'>[]
  readonly locales: readonly Pick<Locale, 'code' | 'name'>[]
}

/**
 * A choice of currency and one of language, each where there is more than one; a button submits them without script.
 * See docs/specification.md#header.
 */
export function MarketSwitches({ currencies, locales }: MarketSwitchesProps) {
  const { t, locale, currency, config } = useShop()
  if (currencies.length < 2 && locales.length < 2) return null
  /** What it does loads with the first choice. */
  const change = async (choice: Parameters<typeof changeMarket>[0]) =>
    (await import('./change-market.ts')).changeMarket(choice, {
      locale,
      defaultLocale: config.defaultLocale,
    })
  return (
    <form className={styles.form} method="post" action={shopRoutes.form(MARKET_FORM.name)}>
      {currencies.length > 1 && (
        <BareSelect
          name={MARKET_FORM.currency}
          aria-label={t('navigation.currency')}
          value={currency}
          options={currencies.map(({ code, symbol }) => ({ value: code, label: `${symbol} ${code}` }))}
          onValueChange={(code) => change({ currency: code })}
        />
      )}
      {locales.length > 1 && (
        <BareSelect
          name={MARKET_FORM.locale}
          aria-label={t('navigation.language')}
          value={locale}
          options={locales.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
          onValueChange={(code) => change({ locale: code })}
        />
      )}
      <noscript>
        <Button type="submit" variant="anchor" size="sm">
          {t('navigation.change_market')}
        </Button>
      </noscript>
    </form>
  )
}
