import type { NextRequest } from 'next/server'
import { readSentForm, redirectWith, refuseForm, type ServedForm } from '#endpoints/serve-form.ts'
import { CURRENCY_COOKIE, CURRENCY_COOKIE_SECONDS, parseCurrency } from '#request/currency-cookie.ts'
import { getStoreIndex } from '#request/store-index.ts'
import { env } from '#config/env.ts'
import { MARKET_FORM } from './market-form.ts'
import { toPathIn } from './to-path-in.ts'

/** The choice of currency and language without script: the same page again, in both. */
export const handleMarketForm: ServedForm = {
  name: MARKET_FORM.name,
  flashes: {},
  method: 'POST',
  handle: changeMarket,
}

async function changeMarket(request: NextRequest): Promise<Response> {
  const form = await readSentForm(request)
  if (!form.ok) return refuseForm(form.error, request)
  const { values, from } = form.value
  const { locale: defaultLocale, locales, currency: own, currencies } = await getStoreIndex().get()
  const locale = locales.find((code) => code === values[MARKET_FORM.locale])
  const answer = redirectWith(
    locale === undefined ? from : toPathIn(from, { locale, locales, defaultLocale }),
    {},
  )
  const currency = parseCurrency(values[MARKET_FORM.currency])
  if (currency !== undefined && [own, ...currencies].includes(currency))
    answer.cookies.set(CURRENCY_COOKIE, currency, {
      maxAge: CURRENCY_COOKIE_SECONDS,
      sameSite: 'lax',
      secure: env.publicOrigin.startsWith('https:'),
    })
  return answer
}
