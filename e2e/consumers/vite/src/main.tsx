import { createBrowserCommerceClient } from '@sorrel/commerce/browser'
import { CommerceProvider } from '@sorrel/commerce/react'
import { createTheme, toThemeCss } from '@sorrel/ui/theme'
import { createRoot } from 'react-dom/client'
import '@sorrel/ui/styles.css'
import { Search } from './search'

const client = createBrowserCommerceClient({ url: window.location.origin, publicKey: 'pk_demo' })
const theme = createTheme({ colors: { button: { primary: '#7a1fa2' } } })
const root = document.getElementById('root')

if (root)
  createRoot(root).render(
    <CommerceProvider client={client}>
      <style>{toThemeCss(theme)}</style>
      <Search />
    </CommerceProvider>,
  )
