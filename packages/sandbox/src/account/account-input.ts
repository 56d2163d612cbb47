import { err, ok, type Result } from '@sorrel/domain/result'
import { z } from 'zod'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password.ts'

const word = z.string().trim().max(200).nullish()

/** More than a shop keeps with an account, in characters of JSON. */
const METADATA_MAX_LENGTH = 64 * 1024

const account = z.object({
  email: z.email({ error: 'Invalid email address' }).max(254).nullish(),
  password: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `Must have at least ${MIN_PASSWORD_LENGTH} characters`)
    .max(MAX_PASSWORD_LENGTH)
    .nullish(),
  firstName: word,
  lastName: word,
  name: word,
  phone: word,
  emailOptin: z.boolean().nullish(),
  /** The default address: a saved one by its id, or a new one, which is saved. */
  shipping: z.looseObject({ accountAddressId: z.string().max(100).nullish() }).nullish(),
  billing: z.object({ accountCardId: z.string().max(100).nullish() }).nullish(),
  metadata: z
    .record(z.string(), z.unknown())
    .refine((value) => JSON.stringify(value).length <= METADATA_MAX_LENGTH, 'Is too large')
    .nullish(),
})

export type AccountInput = z.infer<typeof account>

/** The first invalid field, with the reason. */
export interface FieldError {
  readonly field: string
  readonly code: 'REQUIRED' | 'INVALID'
  readonly message: string
}

/** The answer for a taken e-mail is the same as for an invalid one, so that it does not reveal who has an account. */
export const REFUSED_EMAIL: FieldError = { field: 'email', code: 'INVALID', message: 'Invalid email address' }

/**
 * Parses an account as a client sends it. The error names the first invalid field. See docs/specification.md#sign-up.
 */
export function parseAccountInput(input: unknown): Result<AccountInput, FieldError> {
  const parsed = account.safeParse(input ?? {})
  if (parsed.success) return ok(parsed.data)
  const [issue] = parsed.error.issues
  return err({
    field: issue?.path.map(String).join('.') ?? '',
    code: 'INVALID',
    message: issue?.message ?? 'Is not valid',
  })
}

/**
 * The message of a refused account. Clients look for `code: "INVALID"` in it; the field's own code follows.
 * See docs/commerce-service.md#sessions.
 */
export function toAccountError({ field, code, message }: FieldError): string {
  return `The account is not valid { code: "INVALID", errors: { ${field}: { code: "${code}", message: "${message}" } } }`
}
