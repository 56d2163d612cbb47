import { CAPABILITIES, type Capability, UCP_VERSION } from '../model/capabilities.ts'
import type { Failure } from '../model/outcome.ts'
import type { PlatformProfile } from '../profile.ts'

/** The capabilities of a call that both sides support, by name, with the version. */
export type ActiveCapabilities = ReadonlyMap<Capability, string>

export type Negotiation =
  | { readonly ok: true; readonly active: ActiveCapabilities }
  | { readonly ok: false; readonly failure: Omit<Failure, 'continue_url'> }

/**
 * The capabilities that a shop and a platform share, of the same name and version, and the extensions of those. Another
 * version of the protocol is refused.
 */
export function negotiate(offered: readonly Capability[], platform: PlatformProfile): Negotiation {
  const { version, capabilities } = platform.ucp
  if (version !== UCP_VERSION)
    return {
      ok: false,
      failure: {
        code: 'version_unsupported',
        content: `Version ${version} is not supported. This shop speaks version ${UCP_VERSION}.`,
      },
    }
  const isCommon = (capability: Capability) =>
    capabilities[CAPABILITIES[capability].name]?.some((entry) => entry.version === UCP_VERSION) === true
  const common = offered.filter(isCommon)
  const names: ReadonlySet<string> = new Set(common.map((capability) => CAPABILITIES[capability].name))
  const kept = common.filter((capability) => {
    const facts = CAPABILITIES[capability]
    return !('extends' in facts) || facts.extends.some((parent) => names.has(parent))
  })
  return { ok: true, active: new Map(kept.map((capability) => [capability, UCP_VERSION])) }
}

/** The active capabilities to list in an answer of one of them: the capability and its extensions. */
export function toActive(root: Capability, active: ActiveCapabilities): object {
  const entries = [...active].filter(([capability]) => {
    const facts = CAPABILITIES[capability]
    return (
      capability === root ||
      ('extends' in facts && facts.extends.some((name) => name === CAPABILITIES[root].name))
    )
  })
  return Object.fromEntries(
    entries.map(([capability, version]) => [CAPABILITIES[capability].name, [{ version }]]),
  )
}
