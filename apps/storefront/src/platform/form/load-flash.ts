import { headers } from 'next/headers'
import { cache } from 'react'
import type { Notice } from '../notice.ts'
import { type Flash, parseFlash } from './flash.ts'
import { FLASH_HEADER } from './flash-cookie.ts'
import { type FormState, NEW_FORM } from './form-shape.ts'

const loadFlash = cache(
  async (): Promise<Flash> => parseFlash((await headers()).get(FLASH_HEADER) ?? undefined),
)

/** The form as it was refused just now, or a new one with `values`. */
export async function loadFormState(name: string, values: FormState['values'] = {}): Promise<FormState> {
  const { form } = await loadFlash()
  return form?.name === name ? form : { ...NEW_FORM, values }
}

/** What the answer before this page left for it to say. */
export async function loadNotice(): Promise<Notice | undefined> {
  return (await loadFlash()).notice
}
