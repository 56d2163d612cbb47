import { Heading } from '@sorrel/ui/heading'
import { Link as KitLink } from '@sorrel/ui/link'
import { Link } from './link'

export default function About() {
  return (
    <main>
      <Heading level={1}>About us</Heading>
      <KitLink as={Link} href="/">
        Back to the products
      </KitLink>
    </main>
  )
}
