import { Container } from '@sorrel/ui/container'
import { FlashBanner } from '#form/flash-banner.tsx'
import { loadLeftFlash } from '#form/load-flash.ts'
import type { FlashMessage } from '#form/flash-message.ts'
import { FORMS } from './api/actions.ts'

/** The flash message that the previous answer left for this page. */
export function loadFlashMessage(): Promise<FlashMessage | undefined> {
  return loadLeftFlash(FORMS.map(({ flashes }) => flashes))
}

/** The flash message of the previous answer, above a screen that has no other place for it. */
export async function LeftFlash() {
  const flashMessage = await loadFlashMessage()
  return (
    flashMessage && (
      <Container>
        <FlashBanner flashMessage={flashMessage} />
      </Container>
    )
  )
}
