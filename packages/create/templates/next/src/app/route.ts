import { toHref } from '../to-href'
import { shop } from '../shop'

/** Leads to the language that the visitor's browser asks for first, else to the shop's own first. */
export function GET(request: Request): Response {
  const asked = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2))
  const known = asked.find((code) => shop.languages.some((language) => language === code))
  const location = toHref(known ?? shop.languages[0], '/')
  return new Response(null, { status: 307, headers: { location, vary: 'accept-language' } })
}
