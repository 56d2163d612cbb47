import { type Answer, ask, newAddress } from './ask.ts'

export const PASSWORD = 'quince-and-damson-7'

export const ADDRESS = {
  firstName: 'Eve',
  lastName: 'Field',
  address1: '1 Elm Row',
  city: 'Leeds',
  zip: 'LS1 1AA',
  country: 'GB',
  isDefault: true,
}

type Headers = Readonly<Record<string, string>>

/** A browser of somebody: an address and cookies. */
export interface Visitor {
  readonly from: string
  readonly cookies: Map<string, string>
  readonly get: (path: string, headers?: Headers) => Promise<Answer>
  /** Sends JSON to one of the shop's own endpoints, as the shop's pages do. */
  readonly send: (method: string, path: string, body?: object, headers?: Headers) => Promise<Answer>
  /** Sends a form as a page without script does. */
  readonly submit: (path: string, fields: Headers, headers?: Headers) => Promise<Answer>
}

const toHeader = (cookies: ReadonlyMap<string, string>): Headers =>
  cookies.size === 0 ? {} : { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }

function keepCookies(cookies: Map<string, string>, { headers }: Answer): void {
  for (const line of headers['set-cookie'] ?? []) {
    const [pair = ''] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    if (/max-age=0\b|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
    else cookies.set(name, value.join('='))
  }
}

export function createVisitor(origin: string, from = newAddress()): Visitor {
  const cookies = new Map<string, string>()
  const keep = (answer: Answer) => {
    keepCookies(cookies, answer)
    return answer
  }
  return {
    from,
    cookies,
    get: async (path, headers = {}) =>
      keep(await ask({ origin, path, from, headers: { ...toHeader(cookies), ...headers } })),
    send: async (method, path, body = {}, headers = {}) =>
      keep(
        await ask({
          origin,
          path,
          method,
          from,
          body: JSON.stringify(body),
          headers: { ...toHeader(cookies), origin, 'content-type': 'application/json', ...headers },
        }),
      ),
    submit: async (path, fields, headers = {}) =>
      keep(
        await ask({
          origin,
          path,
          method: 'POST',
          from,
          body: new URLSearchParams(fields).toString(),
          headers: {
            ...toHeader(cookies),
            origin,
            'content-type': 'application/x-www-form-urlencoded',
            ...headers,
          },
        }),
      ),
  }
}

let people = 0

export function newEmail(): string {
  people += 1
  return `eve.${process.pid}.${Date.now()}.${people}@attacker.test`
}

export interface Customer extends Visitor {
  readonly email: string
}

/** Somebody with an account, signed in. */
export async function createCustomer(origin: string, lastName = 'Field'): Promise<Customer> {
  const visitor = createVisitor(origin)
  const email = newEmail()
  const account = { email, password: PASSWORD, firstName: 'Eve', lastName }
  const { status, text } = await visitor.send('POST', '/store-api/sign-up', account)
  if (status !== 200) throw new Error(`The sign-up was answered ${status}: ${text.slice(0, 200)}`)
  return { ...visitor, email }
}
