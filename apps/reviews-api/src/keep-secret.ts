import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The secret in a file that only its owner may read; made at the first start. */
export function keepSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    mkdirSync(dirname(file), { recursive: true })
    const secret = randomBytes(32).toString('base64url')
    writeFileSync(file, `${secret}\n`, { mode: 0o600 })
    return secret
  }
}
