import { headers } from 'next/headers'
import { cache } from 'react'
import { FLASH_HEADER } from '#request/flash-cookie.ts'
import type { FormFlashes, FlashMessage } from './flash-message.ts'
import { parseFlash, parseFlashMessage, type ReadFlash } from './flash.ts'
import { type FormState, NEW_FORM } from './form-shape.ts'

const loadFlash = cache(
  async (): Promise<ReadFlash> => parseFlash((await headers()).get(FLASH_HEADER) ?? undefined),
)

/** The rejected submission of the form, or a new one with `values`. */
export async function loadFormState(name: string, values: FormState['values'] = {}): Promise<FormState> {
  const { form } = await loadFlash()
  return form?.name === name ? form : { ...NEW_FORM, values }
}

/** The last answer's message for this page, if one of the forms may leave it. */
export async function loadLeftFlash(forms: readonly FormFlashes<never>[]): Promise<FlashMessage | undefined> {
  return parseFlashMessage((await loadFlash()).flashMessage, forms)
}
