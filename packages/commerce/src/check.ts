/** Checks a store for everything that a shop needs, without changing anything there. For servers and command lines. */

import { compareSubset } from './check/compare-subset.ts'
import { findEndpoint } from './check/endpoint.ts'
import { parseStoreArguments } from './check/run.ts'

export { describeEndpoint, type EndpointCheckOptions } from './check/endpoint.ts'
export { runStoreCheck } from './check/run.ts'
export type { StoreConnection } from './check/schema.ts'

const USE = `use: store:types <address> <public key> <file.graphql> [--write]
  <file.graphql>  the part of the schema to compare with the store's
  --write         writes the part as the store has it into the file
`

/** The parts of its process that the command uses. */
export interface Surroundings {
  readonly write: (text: string) => void
  readonly readFile: (path: string) => Promise<string>
  readonly writeFile: (path: string, text: string) => Promise<void>
}

/**
 * The command: prints where a store's schema differs from a part of it in a file, and writes the store's own types into
 * the file where asked to. Gives the exit code: 0 where nothing differs, 1 where something does or the store does not
 * answer, 2 for wrong arguments.
 */
export async function runStoreTypes(
  given: readonly string[],
  { write, readFile, writeFile }: Surroundings,
): Promise<number> {
  const isWriting = given.includes('--write')
  const [address = '', publicKey = '', file, ...rest] = given.filter((argument) => argument !== '--write')
  const connection = parseStoreArguments([address, publicKey])
  if (!connection.ok || file === undefined || rest.length > 0) {
    write(`${connection.ok ? 'A file is needed.' : connection.error}\n${USE}`)
    return 2
  }
  const endpoint = await findEndpoint(connection.value)
  if (!endpoint.ok) {
    write(`The store's schema cannot be read: ${endpoint.error.message}\n`.replaceAll(publicKey, '…'))
    return 1
  }
  const { differences, sdl } = compareSubset(await readFile(file), endpoint.value.schema)
  if (isWriting && differences.length > 0) await writeFile(file, `${sdl}\n`)
  write([`${endpoint.value.path}: ${differences.length} differences`, ...differences, ''].join('\n'))
  return differences.length === 0 ? 0 : 1
}
