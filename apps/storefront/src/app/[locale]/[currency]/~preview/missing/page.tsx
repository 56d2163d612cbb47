import { PreviewReady } from '#features/preview/preview-ready.tsx'
import { NotFoundScreen } from '#shell/not-found-screen.tsx'

export default function Page() {
  return (
    <>
      <PreviewReady />
      <NotFoundScreen />
    </>
  )
}
