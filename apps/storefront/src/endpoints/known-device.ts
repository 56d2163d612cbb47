import { createHash, randomBytes } from 'node:crypto'
import { createSealedTokens, type Secrets } from '@sorrel/contracts/http/token'
import { z } from 'zod'

/** Accounts that one device remembers at most. */
const ACCOUNTS_MAX = 5

/** How long a device is known after its last log-in, in seconds. Browsers keep no cookie longer. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60

const claims = z.object({ sub: z.string(), accounts: z.array(z.string()) })

/**
 * A browser, and the accounts that have logged in with it. It grants no access: it only counts the owner's wrong
 * passwords separately from those of strangers, who could otherwise lock the owner out.
 */
export interface Device {
  readonly id: string
  knows(account: string): boolean
  remember(account: string): Promise<void>
  /** The cookie's value where it has changed. */
  getChange(): string | undefined
}

/** Reads the cookie. It holds an id and a mark for each account, encrypted: nobody else can read or make one. */
export function createDeviceReader(secrets: Secrets) {
  const tokens = createSealedTokens({ audience: 'device', secrets })
  return async (value: string | undefined): Promise<Device> => {
    const known = claims.safeParse(await tokens.read(value ?? '')).data
    const id = known?.sub ?? randomBytes(16).toString('base64url')
    let marks = known?.accounts ?? []
    let change: string | undefined
    const toMark = (account: string) =>
      createHash('sha256')
        .update(JSON.stringify([id, account]))
        .digest('base64url')
        .slice(0, 22)
    return {
      id,
      knows: (account) => marks.includes(toMark(account)),
      async remember(account) {
        const mark = toMark(account)
        marks = [mark, ...marks.filter((other) => other !== mark)].slice(0, ACCOUNTS_MAX)
        change = await tokens.issue({ sub: id, accounts: marks })
      },
      getChange: () => change,
    }
  }
}

/** Name and attributes of that cookie: out of reach of page code, bound to the host over https. */
export function getDeviceCookie(publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:')
  return {
    name: secure ? '__Host-device' : 'device',
    attributes: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: DEVICE_SECONDS },
  } as const
}
