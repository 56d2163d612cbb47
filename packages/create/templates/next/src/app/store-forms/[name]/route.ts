import {
  addToCartEndpoint,
  type Endpoint,
  loginEndpoint,
  logoutEndpoint,
  signUpEndpoint,
  toEndpointPath,
  updateCartItemEndpoint,
} from '@sorrel/contracts/http'
import { parseNext } from '@sorrel/contracts/routes'
import { ADD_FORM, readAddForm } from '@sorrel/domain/add-form'
import { siteUrl } from '../../../site-url'
import { readProduct } from '../../../store'
import { answerStoreApi } from '../../../store-api'

type Values = Readonly<Record<string, string>>
interface Call {
  readonly endpoint: Endpoint
  readonly body: unknown
}

/** What each form asks of the shop's own endpoints, which check it. Undefined where choices are missing. */
const FORMS: Readonly<Record<string, (values: Values) => Promise<Call | undefined>>> = {
  [ADD_FORM.name]: async (values) => {
    const product = await readProduct(values[ADD_FORM.slug] ?? '', values.language ?? '')
    const input = product === null ? undefined : readAddForm(product, values, { preselect: false })
    return input?.ok ? { endpoint: addToCartEndpoint, body: input.value } : undefined
  },
  'cart-line': async ({ itemId, quantity }) => ({
    endpoint: updateCartItemEndpoint,
    body: { itemId, input: { quantity: Number(quantity) } },
  }),
  login: async ({ email, password }) => ({ endpoint: loginEndpoint, body: { email, password } }),
  'sign-up': async ({ email, password, firstName, lastName }) => ({
    endpoint: signUpEndpoint,
    body: { email, password, firstName, lastName },
  }),
  logout: async () => ({ endpoint: logoutEndpoint, body: {} }),
}

/** Takes a form that was sent without script, and leads to the page that shows the outcome. */
export async function POST(request: Request, { params }: RouteContext<'/store-forms/[name]'>) {
  const { name } = await params
  const fields = [...(await request.formData())].filter(([, value]) => typeof value === 'string')
  const values: Values = Object.fromEntries(fields)
  const to = parseNext(values.to) ?? '/'
  const from = parseNext(values.from) ?? to
  const call = await FORMS[name]?.(values)
  const answer = call && (await answerStoreApi(toRequest(request, call)))
  if (answer?.status === 403) return answer
  const headers = new Headers(answer?.headers.getSetCookie().map((cookie) => ['set-cookie', cookie]))
  headers.set(
    'location',
    answer?.ok ? to : `${from}${from.includes('?') ? '&' : '?'}failed=${answer?.status ?? 400}`,
  )
  return new Response(null, { status: 303, headers })
}

function toRequest(sent: Request, { endpoint, body }: Call): Request {
  const headers = new Headers(sent.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  const address = new URL(toEndpointPath(endpoint), siteUrl)
  return new Request(address, { method: endpoint.method, headers, body: JSON.stringify(body) })
}
