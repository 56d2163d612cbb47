import type { Result } from '@sorrel/domain/result'
import * as z from 'zod/mini'
import { addressShape, countryRules } from '../schema/address-fields.ts'
import { checkboxField } from '../schema/form-fields.ts'
import { checkForm, type FormIssues } from './form-message.ts'

const addressSchema = z
  .object({
    ...addressShape,
    /** Make it the account's default. */
    isDefault: checkboxField,
  })
  .check(countryRules)

export type AddressInput = z.output<typeof addressSchema>

/** An address of the account; its country says what its postcode looks like and whether it needs a region. */
export function parseAddress(input: unknown): Result<AddressInput, FormIssues> {
  return checkForm(addressSchema, input)
}
