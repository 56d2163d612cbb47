import { Container } from '@sorrel/ui/container'
import { FlashBanner } from '#form/flash-banner.tsx'
import { loadFlashMessage } from './load-flash.ts'

/** What the last answer left for a page to say, above the screen of a page that has no other place for it. */
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
