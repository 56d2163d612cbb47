import '@sorrel/ui/page.css'
import '@sorrel/reviews/styles.css'
import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import { createReviewsClient } from '@sorrel/reviews/model'
import { Reviews } from '@sorrel/reviews/react'
import type { AnchorProps } from '@sorrel/ui/link'
import type { ImageProps } from '@sorrel/ui/picture'
import { createTheme, toThemeCss } from '@sorrel/ui/theme'
import { createRoot } from 'react-dom/client'

const messages = { ...getMessages('en'), 'reviews.write': 'Share your thoughts' }
const app = {
  t: createMessages({ locale: 'en', messages }),
  locale: 'en',
  link: (props: AnchorProps) => <a data-of-shop="link" {...props} />,
  image: (props: ImageProps) => <img data-of-shop="image" {...props} />,
}
const client = createReviewsClient()
const root = document.getElementById('root')

if (root)
  createRoot(root).render(
    <main>
      <style>{toThemeCss(createTheme({}))}</style>
      <h1>Soap</h1>
      <Reviews product={{ id: 'soap', name: 'Soap' }} app={app} client={client} loginHref="/login" />
    </main>,
  )
