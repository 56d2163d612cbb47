'use client'

import { Button } from '@sorrel/ui/button'
import { Dialog } from '@sorrel/ui/dialog'
import { useState } from 'react'

/** A button and the dialog it opens. */
export function CloserLook() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Look closer</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Closer" closeLabel="Close" />
    </>
  )
}
