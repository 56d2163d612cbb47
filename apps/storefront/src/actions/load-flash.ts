import { loadLeftFlash } from '#form/load-flash.ts'
import type { FlashMessage } from '#form/flash-message.ts'
import { FORMS } from './actions.ts'

/** The flash message that the previous answer left for this page. */
export function loadFlashMessage(): Promise<FlashMessage | undefined> {
  return loadLeftFlash(FORMS.map(({ flashes }) => flashes))
}
