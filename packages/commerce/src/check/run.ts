import { err, ok, type Result } from '@sorrel/domain/result'
import { checkStore } from './check-store.ts'
import { formatReport } from './report.ts'
import type { StoreConnection } from './schema.ts'

const USE = `use: store:check <address> <public key>
  <address>     https://{store}.swell.store
  <public key>  pk_…, never a secret key (sk_…)
`

/**
 * The command: prints a store's report. Returns the exit code: 0 where shopping works, 1 where something breaks it, 2
 * for wrong arguments. The key is never printed.
 */
export async function runStoreCheck(
  given: readonly string[],
  write: (text: string) => void,
  options: Pick<StoreConnection, 'timeoutMs'> = {},
): Promise<number> {
  const connection = parseStoreArguments(given)
  if (!connection.ok) {
    write(`${connection.error}\n${USE}`)
    return 2
  }
  const { publicKey } = connection.value
  const report = await checkStore({ ...connection.value, ...options })
  write(formatReport(report).replaceAll(publicKey, '…'))
  return report.breaksShopping ? 1 : 0
}

/** Reads the address and the key from a command line. The error names the mistake and never repeats the key. */
export function parseStoreArguments(
  given: readonly string[],
): Result<Pick<StoreConnection, 'url' | 'publicKey'>, string> {
  const [address, publicKey, ...rest] = given
  if (address === undefined || publicKey === undefined || rest.length > 0)
    return err('An address and a public key are needed.')
  if (publicKey.startsWith('sk_'))
    return err('This is a secret key: it can change the store and must not be used here.')
  const text = /^https?:\/\//.test(address) ? address : `https://${address}`
  if (!URL.canParse(text)) return err('The address is no web address.')
  return ok({ url: new URL(text).origin, publicKey })
}
