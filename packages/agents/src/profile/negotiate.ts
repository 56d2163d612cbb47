import { CAPABILITIES, type Capability, UCP_VERSIONS, type UcpVersion } from '../model/capabilities.ts'
import type { Failure } from '../model/outcome.ts'
import type { PlatformProfile } from '../profile.ts'

/** What both sides of a call support. */
export interface Negotiated {
  /** The release that the platform's profile is of. */
  readonly version: UcpVersion
  readonly active: ReadonlySet<Capability>
}

export type Negotiation =
  | ({ readonly ok: true } & Negotiated)
  | { readonly ok: false; readonly failure: Omit<Failure, 'continue_url'> }

/**
 * The capabilities that a shop and a platform share, in the release of the platform's profile, and the extensions of
 * those. Another release is refused.
 */
export function negotiate(offered: readonly Capability[], platform: PlatformProfile): Negotiation {
  const { capabilities } = platform.ucp
  const version = UCP_VERSIONS.find((one) => one === platform.ucp.version)
  if (version === undefined)
    return {
      ok: false,
      failure: {
        code: 'version_unsupported',
        content: `Version ${platform.ucp.version} is not supported. This shop speaks ${UCP_VERSIONS.join(' and ')}.`,
      },
    }
  const isCommon = (capability: Capability) =>
    capabilities[CAPABILITIES[capability].name]?.some((entry) => entry.version === version) === true
  const common = offered.filter(isCommon)
  const names: ReadonlySet<string> = new Set(common.map((capability) => CAPABILITIES[capability].name))
  const kept = common.filter((capability) => {
    const facts = CAPABILITIES[capability]
    return !('extends' in facts) || facts.extends.some((parent) => names.has(parent))
  })
  return { ok: true, version, active: new Set(kept) }
}

/** The active capabilities to list in an answer of one of them: the capability and its extensions. */
export function toActive(root: Capability, { version, active }: Negotiated): object {
  const listed = [...active].filter((capability) => {
    const facts = CAPABILITIES[capability]
    return (
      capability === root ||
      ('extends' in facts && facts.extends.some((name) => name === CAPABILITIES[root].name))
    )
  })
  return Object.fromEntries(listed.map((capability) => [CAPABILITIES[capability].name, [{ version }]]))
}
