import '@sorrel/ui/styles.css'
import '@sorrel/reviews/styles.css'
import { createMessages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import { createReviewsClient } from '@sorrel/reviews/model'
import { Reviews } from '@sorrel/reviews/react'
import { createTheme, toThemeCss } from '@sorrel/ui/theme'
import { createRoot } from 'react-dom/client'

const app = { t: createMessages({ locale: 'en', messages: getMessages('en') }), locale: 'en' }
const client = createReviewsClient()
const theme = createTheme({ colors: { button: { primary: '#7a1fa2' } } })

/** Puts the reviews into an element of a page that has a look of its own. */
export function showReviews(id: string): void {
  const place = document.getElementById(id)
  if (place)
    createRoot(place).render(
      <div className="our-reviews">
        <style>{toThemeCss(theme, '.our-reviews')}</style>
        <Reviews product={{ id: 'soap', name: 'Soap' }} app={app} client={client} loginHref="/login" />
      </div>,
    )
}
