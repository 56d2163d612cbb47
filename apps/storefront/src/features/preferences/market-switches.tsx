'use client'

import type { Currency, Locale } from '@sorrel/domain/store'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { Button } from '@sorrel/ui/button'
import { useEarlyChoice } from '@sorrel/ui/early-choice'
import type { ReactNode } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { MARKET_FORM } from './market-form.ts'
import * as styles from './market-switches.css.ts'

export interface MarketSwitchesProps {
  readonly currencies: readonly Pick<Currency, 'code' | 'symbol'>[]
  readonly locales: readonly Pick<Locale, 'code' | 'name'>[]
}

/** What a choice does loads with the first one. */
const loadChanges = () => import('./change-market.ts')

/**
 * A choice of currency and one of language, each where there is more than one; a button sends them where there is no
 * script. See docs/specification.md#header.
 */
export function MarketSwitches({ currencies, locales }: MarketSwitchesProps) {
  const { t, locale, currency, config } = useShop()
  if (currencies.length < 2 && locales.length < 2) return null
  return (
    <form className={styles.form} method="post" action={shopRoutes.form(MARKET_FORM.name)}>
      {currencies.length > 1 && (
        <MarketSelect
          name={MARKET_FORM.currency}
          label={t('navigation.currency')}
          value={currency}
          onChange={async (code) => (await loadChanges()).changeCurrency(code)}
        >
          {currencies.map(({ code, symbol }) => (
            <option key={code} value={code}>
              {symbol} {code}
            </option>
          ))}
        </MarketSelect>
      )}
      {locales.length > 1 && (
        <MarketSelect
          name={MARKET_FORM.locale}
          label={t('navigation.language')}
          value={locale}
          onChange={async (code) =>
            (await loadChanges()).changeLocale({
              from: locale,
              to: code,
              defaultLocale: config.defaultLocale,
            })
          }
        >
          {locales.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </MarketSelect>
      )}
      <noscript>
        <Button type="submit" variant="anchor" size="sm">
          {t('navigation.change_market')}
        </Button>
      </noscript>
    </form>
  )
}

interface MarketSelectProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (code: string) => Promise<void>
  readonly children: ReactNode
}

function MarketSelect({ name, label, value, onChange, children }: MarketSelectProps) {
  const early = useEarlyChoice<HTMLSelectElement>((element) => {
    if (element.value !== value) void onChange(element.value)
  })
  return (
    <select
      ref={early}
      className={styles.select}
      name={name}
      aria-label={label}
      autoComplete="off"
      value={value}
      onChange={(event) => void onChange(event.currentTarget.value)}
    >
      {children}
    </select>
  )
}
