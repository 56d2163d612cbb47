'use client'

import type { Currency, Locale } from '@sorrel/domain/store'
import { shopRoutes } from '@sorrel/contracts/shop-routes'
import { type SubmitEvent, useId } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { MARKET_FORM } from './market-form.ts'
import * as styles from './market-switches.css.ts'

export interface MarketSwitchesProps {
  readonly currencies: readonly Pick<Currency, 'code' | 'symbol'>[]
  readonly locales: readonly Pick<Locale, 'code' | 'name'>[]
  /** `over` opens the choices above the page, `within` below the button, for a menu. */
  readonly panel: 'over' | 'within'
}

interface ChoicesProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  /** Whether the values are languages. */
  readonly isLanguage?: boolean
}

function Choices({ name, label, value, options, isLanguage }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map(([code, text]) => (
        <button
          key={code}
          name={name}
          value={code}
          lang={isLanguage ? code : undefined}
          aria-current={code === value || undefined}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}

/**
 * One button for language and currency, each where there is more than one; what it opens is the browser's own, and a
 * choice is a form's button, so that both work without script. See docs/specification.md#header.
 */
export function MarketSwitches({ currencies, locales, panel }: MarketSwitchesProps) {
  const { t, locale, currency, config } = useShop()
  const id = useId()
  const language = {
    name: MARKET_FORM.locale,
    label: t('navigation.language'),
    value: locale,
    options: locales.map(({ code, name }) => [code, name] as const),
    isLanguage: true,
  }
  const money = {
    name: MARKET_FORM.currency,
    label: t('navigation.currency'),
    value: currency,
    options: currencies.map(({ code, symbol }) => [code, `${code} ${symbol}`] as const),
  }
  const choices = [language, money].filter(({ options }) => options.length > 1)
  if (choices.length === 0) return null
  const texts = choices.map(({ value }) => locales.find(({ code }) => code === value)?.name ?? value)
  const text = texts.join(' · ')
  /** What it does loads with the first choice. */
  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const { changeMarket } = await import('./change-market.ts')
    changeMarket(form, { locale, defaultLocale: config.defaultLocale })
  }
  const form = {
    method: 'post',
    action: shopRoutes.form(MARKET_FORM.name),
    onSubmit: change,
    children: choices.map((choice) => <Choices key={choice.name} {...choice} />),
  }
  return panel === 'within' ? (
    <details
      onToggle={({ currentTarget: { open, lastElementChild } }) =>
        open && lastElementChild?.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary className={styles.button}>{text}</summary>
      <form className={styles.form} {...form} />
    </details>
  ) : (
    <>
      <button className={styles.button} popoverTarget={id}>
        {text}
      </button>
      <form id={id} popover="" className={styles.over} {...form} />
    </>
  )
}
