import { createBrowserCommerceClient } from '@sorrel/commerce/browser'
import { CommerceProvider } from '@sorrel/commerce/react'
import { createTheme, toThemeCss } from '@sorrel/ui/theme'
import { createRoot } from 'react-dom/client'
import '@sorrel/ui/page.css'
import '@sorrel/ui/fonts.css'
import { Search } from './search'
import { Shelf, type ShelfProps } from './shelf'

const client = createBrowserCommerceClient({ url: window.location.origin, publicKey: 'pk_demo' })
const theme = createTheme({ colors: { button: { primary: '#7a1fa2' } } })

/** Renders the page into its element. */
export function start(styles: ShelfProps['styles']): void {
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <CommerceProvider client={client}>
        <style>{toThemeCss(theme)}</style>
        <Shelf styles={styles} />
        <Search />
      </CommerceProvider>,
    )
}
