import { NotFoundScreen } from '#shell/not-found-screen.tsx'

export default function NotFound() {
  return <NotFoundScreen />
}
