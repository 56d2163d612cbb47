import { CAPABILITIES, type Capability, UCP_VERSION } from '../model/capabilities.ts'

export interface BusinessProfileOptions {
  /** Origin of the shop, over https. */
  readonly origin: string
  readonly capabilities: readonly Capability[]
}

/** Paths below the shop's origin. */
export const ENDPOINTS = { rest: '/ucp/v1', mcp: '/ucp/mcp', profile: '/.well-known/ucp' } as const

const SITE = `https://ucp.dev/${UCP_VERSION}`

/** A shop's profile at `/.well-known/ucp`: its endpoints and capabilities. It takes no payments from agents. */
export function toBusinessProfile({ origin, capabilities }: BusinessProfileOptions): object {
  const toService = (transport: 'rest' | 'mcp', schema: string) => ({
    version: UCP_VERSION,
    spec: `${SITE}/specification/overview`,
    transport,
    endpoint: `${origin}${ENDPOINTS[transport]}`,
    schema: `${SITE}/services/shopping/${schema}`,
  })
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [toService('rest', 'rest.openapi.json'), toService('mcp', 'mcp.openrpc.json')],
      },
      capabilities: Object.fromEntries(
        capabilities.map((capability) => {
          const { name, spec, schema, ...rest } = CAPABILITIES[capability]
          const urls = {
            spec: `${SITE}/specification/${spec}`,
            schema: `${SITE}/schemas/shopping/${schema}.json`,
          }
          return [name, [{ version: UCP_VERSION, ...urls, ...rest }]]
        }),
      ),
      payment_handlers: {},
    },
  }
}
