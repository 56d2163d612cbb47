import { newsletterForm } from '#features/newsletter/newsletter-form-shape.ts'
import { serveSubscribe } from '#features/newsletter/serve-subscribe.ts'
import { toFormHandlers } from '#platform/form/serve-form.ts'

export const { GET, POST, PUT, PATCH, DELETE } = toFormHandlers(newsletterForm, serveSubscribe, {
  toNotice: () => ({ key: 'newsletter.success' }),
  toRefusalNotice: ({ code }) => ({
    key: code === 'invalid' ? 'newsletter.email_invalid' : 'newsletter.error',
  }),
})
