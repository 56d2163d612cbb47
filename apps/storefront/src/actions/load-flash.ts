import { loadLeftFlash } from '#form/load-flash.ts'
import type { FlashMessage } from '#form/flash-message.ts'
import { FORMS } from './actions.ts'

/** What the answer before this page left for it to say. */
export function loadFlashMessage(): Promise<FlashMessage | undefined> {
  return loadLeftFlash(FORMS.map(({ flashes }) => flashes))
}
