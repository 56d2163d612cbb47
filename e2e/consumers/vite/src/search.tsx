import { useProductSearch } from '@sorrel/commerce/react'
import { Button } from '@sorrel/ui/button'
import { Dialog } from '@sorrel/ui/dialog'
import { Heading } from '@sorrel/ui/heading'
import { SearchField } from '@sorrel/ui/search-field'
import { Stack } from '@sorrel/ui/stack'
import { useState } from 'react'

/** The search results, and a dialog. */
export function Search() {
  const [term, setTerm] = useState('')
  const [open, setOpen] = useState(false)
  const { value } = useProductSearch({ searchTerm: term })
  return (
    <Stack as="main">
      <SearchField label="Search" clearLabel="Clear" value={term} onValueChange={setTerm} />
      {value?.products.map((product) => (
        <Heading key={product.id} level={2}>
          {product.name}
        </Heading>
      ))}
      <Button onClick={() => setOpen(true)}>Look closer</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Closer" closeLabel="Close" />
    </Stack>
  )
}
