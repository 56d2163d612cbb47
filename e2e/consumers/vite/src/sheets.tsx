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
        <Shelf styles={{ band: 'band', tag: 'tag' }} />
        <Textarea label="Message" error="Write something" />
        <RadioGroup
          legend="Scent"
          name="scent"
          value="oat"
          onValueChange={() => undefined}
          options={[
            { value: 'oat', label: 'Oat' },
            { value: 'rose', label: 'Rose' },
          ]}
        />
        <Dialog open onClose={() => undefined} title="Closer" closeLabel="Close" />
      </>,
    )
}
