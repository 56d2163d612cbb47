import * as z from 'zod/mini'
import { addressShape, countryRules } from '../schema/address-fields.ts'
import { checkboxField } from '../schema/form-fields.ts'
import { createFormParser } from './form-message.ts'

const addressSchema = z
  .object({
    ...addressShape,
    /** Makes it the account's default address. */
    isDefault: checkboxField,
  })
  .check(countryRules)

export type AddressInput = z.output<typeof addressSchema>

/** An address of the account. Its country decides the format of the postcode and whether a region is required. */
export const parseAddress = createFormParser(addressSchema)
