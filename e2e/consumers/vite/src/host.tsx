import { Button } from '@sorrel/ui/button'
import { Heading } from '@sorrel/ui/heading'
import { createRoot } from 'react-dom/client'
import '@sorrel/ui/styles.css'

// A page of others with two parts of the kit in it.
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <>
      <Heading level={2}>Ours</Heading>
      <Button>Our button</Button>
    </>,
  )
