import { createHmac, randomBytes } from 'node:crypto'

/** Accounts that one device remembers at most. */
const ACCOUNTS_MAX = 5

/** How long a device is known after its last log-in, in seconds. Browsers keep no cookie longer. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60

const PART = /^[\w-]{22}$/

/**
 * A browser, and which accounts have logged in with it. It opens nothing: it only gives the owner of an account a count of
 * wrong passwords apart from that of strangers, who could otherwise lock the owner out.
 */
export interface Device {
  readonly id: string
  knows(account: string): boolean
  remember(account: string): void
  /** The cookie's value where it has changed. */
  getChange(): string | undefined
}

/** The cookie holds an id and a mark for each account, which only the holder of the secret can make. */
export function readDevice(value: string | undefined, secret: string): Device {
  const [given = '', ...rest] = (value ?? '').split('.')
  const isKnown = PART.test(given)
  const id = isKnown ? given : randomBytes(16).toString('base64url')
  let marks = isKnown ? rest.filter((mark) => PART.test(mark)).slice(0, ACCOUNTS_MAX) : []
  let isChanged = false
  const toMark = (account: string) =>
    createHmac('sha256', secret)
      .update(`device ${JSON.stringify([id, account])}`)
      .digest('base64url')
      .slice(0, 22)
  return {
    id,
    knows: (account) => marks.includes(toMark(account)),
    remember(account) {
      const mark = toMark(account)
      isChanged ||= marks[0] !== mark
      marks = [mark, ...marks.filter((other) => other !== mark)].slice(0, ACCOUNTS_MAX)
    },
    getChange: () => (isChanged ? [id, ...marks].join('.') : undefined),
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
