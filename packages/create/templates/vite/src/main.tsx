import { CommerceProvider } from '@sorrel/commerce/react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { client } from './client'
import { WithBag } from './components/bag'
import { getLanguage } from './place'
import { shop } from './shop'
import { themeCss } from './theme'
import { getShopMessages } from './messages'
import { MessagesProvider } from './messages-context'
import '@sorrel/ui/page.css'
import '@sorrel/ui/fonts.css'

const language = getLanguage()
document.documentElement.lang = language
document.title = shop.name

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <MessagesProvider language={language} messages={getShopMessages(language)}>
      <style>{themeCss}</style>
      <CommerceProvider client={client}>
        <WithBag>
          <App />
        </WithBag>
      </CommerceProvider>
    </MessagesProvider>,
  )
