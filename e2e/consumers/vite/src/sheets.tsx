import { Button } from '@sorrel/ui/button'
import { Dialog } from '@sorrel/ui/dialog'
import { RadioGroup } from '@sorrel/ui/radio-group'
import { Textarea } from '@sorrel/ui/textarea'
import { createRoot } from 'react-dom/client'
import { Shelf } from './shelf'

/** Components that share much of their styles: fields, choices, a window. */
export function showSheets(): void {
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <>
        <Button href="#bag">View bag</Button>
        <Shelf styles={{ band: 'band', tag: 'tag' }} />
        <Textarea label="Message" error="Write something" />
        <RadioGroup
          label="Scent"
          name="scent"
          value="oat"
          onValueChange={() => undefined}
          options={[
            { value: 'oat', label: 'Oat' },
            { value: 'rose', label: 'Rose' },
          ]}
        />
        <Dialog open onOpenChange={() => undefined} title="Closer" closeLabel="Close" />
      </>,
    )
}
