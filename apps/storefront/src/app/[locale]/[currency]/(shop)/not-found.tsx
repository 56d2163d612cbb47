import { LateNotFoundScreen } from '#shell/late-not-found-screen.tsx'

export default function NotFound() {
  return <LateNotFoundScreen />
}
