import { getAddressIssues } from '@sorrel/domain/address'
import * as z from 'zod/mini'
import { phoneField, requiredText, optionalText } from './form-fields.ts'

const MISSING = 'validation.field_required'
const NO_COUNTRY = 'validation.country_required'
const BAD_ZIP = 'validation.zip_invalid'

/** Two letters, upper case after parsing. */
const countryField = z.string(NO_COUNTRY).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, NO_COUNTRY))

/** Checks the postcode and the region by the rules of the country, once every field is valid on its own. */
export const countryRules = z.superRefine<CountryParts>((address, context) => {
  for (const field of getAddressIssues(address))
    context.addIssue({
      code: 'custom',
      path: [field],
      message: field === 'zip' ? BAD_ZIP : MISSING,
      input: address[field],
    })
})

interface CountryParts {
  readonly country: string
  readonly zip: string
  readonly state?: string | undefined
}

/** An address of the account; second line, county and phone may be empty. */
export const addressShape = {
  firstName: requiredText('validation.first_name_required'),
  lastName: requiredText('validation.last_name_required'),
  address1: requiredText(MISSING, 200),
  address2: optionalText(200),
  city: requiredText(MISSING),
  state: optionalText(),
  zip: requiredText(MISSING, 20),
  country: countryField,
  phone: phoneField,
}
