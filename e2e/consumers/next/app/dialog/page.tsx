import { CloserLook } from './closer-look'

export default function DialogPage() {
  return (
    <main>
      <CloserLook />
    </main>
  )
}
