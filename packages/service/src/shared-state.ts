import { z } from 'zod'

const WEBHOOK_PREFIX = 'whsec_'

/** Shorter secrets can be guessed. */
export const SECRET_MIN_LENGTH = 16

/** Whether several processes must share their state: `required` refuses to start without the shared stores. */
export const sharedState = z
  .enum(['optional', 'required'], { error: 'must be optional or required' })
  .default('optional')

/**
 * Names each unset variable whose value this process would not share with others, in one sentence. Undefined if none
 * is missing or sharing is not required.
 */
export function findUnshared(
  state: z.output<typeof sharedState>,
  needed: Readonly<Record<string, unknown>>,
): string | undefined {
  const missing = Object.keys(needed).filter((name) => needed[name] === undefined)
  if (state === 'optional' || missing.length === 0) return undefined
  return `SHARED_STATE is required, and processes cannot share what is not set: ${missing.join(', ')}`
}

/** Secrets, separated by commas: the first signs, all verify. See docs/runbooks.md for how to change one. */
export const secrets = z
  .string()
  .transform((text): readonly [string, ...string[]] => {
    const [first = '', ...others] = text.split(',').map((part) => part.trim())
    return [first, ...others]
  })
  .refine((all) => all.every((one) => one.length >= SECRET_MIN_LENGTH), {
    error: `must have at least ${SECRET_MIN_LENGTH} characters`,
  })
  .refine((all) => all.every(isReadable), { error: `must go on with base64 after ${WEBHOOK_PREFIX}` })
  .optional()

/** After the prefix of Standard Webhooks only base64 is valid. */
function isReadable(secret: string): boolean {
  const bytes = secret.startsWith(WEBHOOK_PREFIX) ? secret.slice(WEBHOOK_PREFIX.length) : ''
  return Buffer.from(bytes, 'base64').toString('base64') === bytes
}

/**
 * An address like `s3://bucket/folder?region=eu-west-1&endpoint=https://objects.example`. Without `endpoint` it is
 * Amazon's; the default region is us-east-1. Credentials come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or
 * from the machine's role.
 */
export const objectStoreUrl = z
  .string()
  .refine(isPlace, 'must be like s3://bucket/folder?endpoint=https://…, without credentials')

function isPlace(value: string): boolean {
  const url = URL.parse(value)
  if (url?.protocol !== 's3:' || url.hostname === '' || url.username !== '' || url.password !== '')
    return false
  const endpoint = url.searchParams.get('endpoint')
  return endpoint === null || /^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')
}
