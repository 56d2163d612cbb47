import { createShop } from '@sorrel/commerce'
import { useSearch } from '@sorrel/commerce/react'
import { Button } from '@sorrel/ui/button'
import { Inline } from '@sorrel/ui/inline'
import { SearchField } from '@sorrel/ui/search-field'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { fetch, store } from './store.ts'

const { findProducts } = createShop({ store, currency: 'GBP', locale: 'en', fetch })

export function Search() {
  const { term, setTerm, state } = useSearch({ find: findProducts, pauseMs: 150 })
  const found = state.status === 'found' ? state.products : []
  return (
    <Stack>
      <SearchField
        label="Search"
        clearLabel="Clear"
        placeholder="hand, soap"
        value={term}
        onValueChange={setTerm}
        onSearch={setTerm}
      />
      <div role="status">
        <Text>{state.status === 'found' ? `${state.count} found` : 'Suggestions follow as you type.'}</Text>
      </div>
      <Inline>
        {found.map(({ slug, name }) => (
          <Button key={slug} size="sm" variant="secondary" onClick={() => setTerm(name)}>
            {name}
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}
