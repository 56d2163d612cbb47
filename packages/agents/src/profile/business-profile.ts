import {
  CAPABILITIES,
  type Capability,
  UCP_VERSION,
  UCP_VERSIONS,
  type UcpVersion,
} from '../model/capabilities.ts'

export interface BusinessProfileOptions {
  /** Origin of the shop, over https. */
  readonly origin: string
  readonly capabilities: readonly Capability[]
}

/** Paths below the shop's origin. */
export const ENDPOINTS = { rest: '/ucp/v1', mcp: '/ucp/mcp', profile: '/.well-known/ucp' } as const

/** The path of a release's profile: the newest is at the address that agents begin with. */
const toPath = (version: UcpVersion) =>
  version === UCP_VERSION ? ENDPOINTS.profile : `${ENDPOINTS.profile}/${version}`

/**
 * A shop's profiles by path, one for each release that it speaks: its endpoints and capabilities. It takes no payments
 * from agents and signs no answers, so it lists neither payment handlers nor keys.
 */
export function toBusinessProfiles(options: BusinessProfileOptions): ReadonlyMap<string, object> {
  return new Map(UCP_VERSIONS.map((version) => [toPath(version), toProfile(options, version)]))
}

function toProfile({ origin, capabilities }: BusinessProfileOptions, version: UcpVersion): object {
  const site = `https://ucp.dev/${version}`
  const toService = (transport: 'rest' | 'mcp', schema: string) => ({
    version,
    spec: `${site}/specification/overview`,
    transport,
    endpoint: `${origin}${ENDPOINTS[transport]}`,
    schema: `${site}/services/shopping/${schema}`,
  })
  const earlier = UCP_VERSIONS.slice(1).map((one) => [one, `${origin}${toPath(one)}`] as const)
  return {
    ucp: {
      version,
      ...(version === UCP_VERSION && { supported_versions: Object.fromEntries(earlier) }),
      services: {
        'dev.ucp.shopping': [toService('rest', 'rest.openapi.json'), toService('mcp', 'mcp.openrpc.json')],
      },
      capabilities: Object.fromEntries(
        capabilities.map((capability) => {
          const { name, spec, schema, ...rest } = CAPABILITIES[capability]
          const urls = {
            spec: `${site}/specification/${toSpecPath(spec, version)}`,
            schema: `${site}/schemas/shopping/${schema}.json`,
          }
          return [name, [{ version, ...urls, ...rest }]]
        }),
      ),
      payment_handlers: {},
    },
  }
}

/** The pages of shopping had no folder of their own before 2026-08-25. */
function toSpecPath(spec: string, version: UcpVersion): string {
  return version === '2026-04-08' ? spec.replace(/^shopping\//, '') : spec
}
