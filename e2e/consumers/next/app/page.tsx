import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'

export default function HomePage() {
  return (
    <main>
      <Heading level={1}>Home</Heading>
      <Button href="/dialog">Look closer</Button>
    </main>
  )
}
