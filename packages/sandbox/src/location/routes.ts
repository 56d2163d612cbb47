import { toAnswer } from '@sorrel/contracts/http/answer'
import { fail } from '../http/refuse.ts'
import type { Handle, Route } from '../http/route.ts'

const DEFAULT_COUNTRY = 'GB'

/**
 * Replace the two services that look up a shopper's country, so that demos and tests send no request to the internet.
 * Both answer GB, or the country of the parameter: `/location/ip?country=FR`. See docs/specification.md#location.
 */
export const locationRoutes: readonly Route[] = [
  { method: 'GET', path: '/location/ip', cors: true, handle: lookUp('country_code', 'country_name') },
  { method: 'GET', path: '/location/reverse', cors: true, handle: lookUp('countryCode', 'countryName') },
]

function lookUp(codeField: string, nameField: string): Handle {
  return (_request, { url }) => {
    const country = url.searchParams.get('country')?.toUpperCase() ?? DEFAULT_COUNTRY
    if (!/^[A-Z]{2}$/.test(country))
      return fail({
        status: 400,
        code: 'invalid',
        message: 'country must have two letters',
        param: 'country',
      })
    const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(country)
    return toAnswer({ [codeField]: country, [nameField]: name })
  }
}
