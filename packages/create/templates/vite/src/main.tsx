import { getDirection } from '@sorrel/i18n/direction'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { getLanguage } from './place'
import { shop } from './shop'
import { loadMessages } from './messages'
import { MessagesProvider } from './messages-context'
import { WithBag } from './with-bag'
import '@sorrel/ui/page.css'
import '@sorrel/ui/fonts.css'

const language = getLanguage()
document.documentElement.lang = language
document.documentElement.dir = getDirection(language)
document.title = shop.name

const messages = await loadMessages(language)
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <MessagesProvider language={language} messages={messages}>
      <WithBag>
        <App />
      </WithBag>
    </MessagesProvider>,
  )
