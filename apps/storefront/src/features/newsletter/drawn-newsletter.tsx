import type { Messages } from '@sorrel/i18n/message'
import { ShopMessages } from '#shop/shop-context.tsx'
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx'

export interface DrawnNewsletterProps extends NewsletterFormProps {
  /** Those of the empty form. */
  readonly words: Messages
}

/** The empty form. Only the server draws it. */
export function DrawnNewsletter({ words, ...form }: DrawnNewsletterProps) {
  return (
    <ShopMessages messages={words}>
      <NewsletterForm {...form} />
    </ShopMessages>
  )
}
