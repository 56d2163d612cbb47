import { DIRECTORY_PATH } from '../profile/key-directory.ts'

/** Where the keys of a signature are listed. */
export type KeySource =
  /** By the profile that the call names. */
  | { readonly kind: 'profile' }
  /** At an address of the agent's own. */
  | { readonly kind: 'directory'; readonly url: string; readonly origin: string }

/**
 * Reads `Signature-Agent`: `sig1="https://agent.example"`, or in the drafts before a text alone. `type=jwks_uri` makes the
 * address that of the keys itself; without a type it is the origin of a directory. Undefined where it names no https address
 * for this signature.
 */
export function readKeySource(header: string | null, label: string): KeySource | undefined {
  if (header === null) return { kind: 'profile' }
  const members = [...header.matchAll(/(?:^|,)\s*(?:([a-z*][\w.*-]*)=)?"([^"\\]*)"((?:;[^,]*)?)/g)]
  const [, , value = '', parameters = ''] = members.find(([, key = label]) => key === label) ?? []
  const url = URL.parse(value)
  const type = /;\s*type="?([\w-]+)/.exec(parameters)?.[1] ?? 'directory'
  if (url === null) return undefined
  if (type === 'jwks_uri') return { kind: 'directory', url: url.href, origin: url.origin }
  if (type !== 'directory') return undefined
  return { kind: 'directory', url: url.origin + DIRECTORY_PATH, origin: url.origin }
}
