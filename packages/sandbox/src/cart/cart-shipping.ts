import { z } from 'zod'
import { orUserError } from '../graphql/user-error.ts'
import type { CartShippingRecord } from './records.ts'

const word = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .transform((value) => value || undefined)

const shipping = z.object({
  firstName: word,
  lastName: word,
  address1: word,
  address2: word,
  city: word,
  state: word,
  zip: word,
  phone: word,
  accountAddressId: word,
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be a two-letter country code')
    .transform((code) => code.toUpperCase())
    .nullish()
    .transform((value) => value || undefined),
  service: z
    .enum(['standard', 'express'], { error: 'must be standard or express' })
    .nullish()
    .transform((value) => value || undefined),
})

/** Reads the delivery fields that are given; throws a user error that names the first field that is wrong. */
export function parseCartShipping(input: object): CartShippingRecord {
  const parsed = shipping.safeParse(input)
  const value = parsed.success
    ? ({ ok: true, value: parsed.data } as const)
    : ({ ok: false, error: toSentence(parsed.error.issues) } as const)
  return Object.fromEntries(Object.entries(orUserError(value)).filter(([, part]) => part !== undefined))
}

function toSentence([issue]: readonly {
  readonly path: readonly PropertyKey[]
  readonly message: string
}[]): string {
  return `shipping.${issue?.path.map(String).join('.') ?? ''} ${issue?.message ?? 'is not valid'}`
}
