'use client'

import type { Currency, Locale } from '@sorrel/domain/store'
import { withLocale } from '@sorrel/contracts/routes'
import { useEarlyChoice } from '@sorrel/ui/early-choice'
import type { ReactNode } from 'react'
import { CURRENCY_COOKIE } from '#routing/currency-cookie.ts'
import { useShop } from '#shop/shop-context.tsx'
import * as styles from './market-switches.css.ts'

export interface MarketSwitchesProps {
  readonly currencies: readonly Pick<Currency, 'code' | 'symbol'>[]
  readonly locales: readonly Pick<Locale, 'code' | 'name'>[]
}

const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** A choice of currency and one of language, each where there is more than one. See docs/specification.md#header. */
export function MarketSwitches({ currencies, locales }: MarketSwitchesProps) {
  const { t, locale, currency, config } = useShop()
  return (
    <>
      {currencies.length > 1 && (
        <MarketSelect label={t('navigation.currency')} value={currency} onChange={changeCurrency}>
          {currencies.map(({ code, symbol }) => (
            <option key={code} value={code}>
              {symbol} {code}
            </option>
          ))}
        </MarketSelect>
      )}
      {locales.length > 1 && (
        <MarketSelect
          label={t('navigation.language')}
          value={locale}
          onChange={(code) => changeLocale(locale, code, config.defaultLocale)}
        >
          {locales.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </MarketSelect>
      )}
    </>
  )
}

interface MarketSelectProps {
  readonly label: string
  readonly value: string
  readonly onChange: (code: string) => void
  readonly children: ReactNode
}

function MarketSelect({ label, value, onChange, children }: MarketSelectProps) {
  const early = useEarlyChoice<HTMLSelectElement>((element) => {
    if (element.value !== value) onChange(element.value)
  })
  return (
    <select
      ref={early}
      className={styles.select}
      aria-label={label}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {children}
    </select>
  )
}

/** The proxy chooses the page's currency by this cookie; the reload updates the prices of page and cart. See docs/decisions.md#routes. */
function changeCurrency(code: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const site = secure !== '' && window.top !== window ? 'None; Partitioned' : 'Lax'
  const cookie = `${CURRENCY_COOKIE}=${code}`
  document.cookie = `${cookie}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=${site}${secure}`
  // Reading the cookie waits until it is written, so that the reload sends it.
  if (document.cookie.split('; ').includes(cookie)) window.location.reload()
}

/** Opens the same path and query in another locale. */
function changeLocale(from: string, to: string, defaultLocale: string): void {
  const { pathname, search } = window.location
  const prefix = withLocale({ locale: from, defaultLocale }, '/')
  const path = from === defaultLocale ? pathname : pathname.slice(prefix.length) || '/'
  window.location.assign(withLocale({ locale: to, defaultLocale }, path) + search)
}
