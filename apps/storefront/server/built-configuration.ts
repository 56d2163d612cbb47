import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What the build says of itself to servers. */
const BUILT = '.next/required-server-files.json'

/** Where Next's own servers without sources find their configuration. */
const VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG'

const schema = z.object({ config: z.record(z.string(), z.unknown()) })

/**
 * Gives Next its configuration as the build has resolved it. Next would read the file again: taking the types off it and
 * checking it would stay in memory, 20 MB and more.
 */
export async function reuseBuiltConfiguration(directory: string): Promise<void> {
  const { config } = schema.parse(JSON.parse(await readFile(join(directory, BUILT), 'utf8')))
  process.env[VARIABLE] = JSON.stringify(config)
}
