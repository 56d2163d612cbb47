import type { Messages } from '@sorrel/i18n/message'
import { ShopMessages } from '#shop/shop-context.tsx'
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx'

export interface ServerNewsletterProps extends NewsletterFormProps {
  /** Those of the empty form. */
  readonly words: Messages
}

/** The empty form. Only the server renders it. */
export function ServerNewsletter({ words, ...form }: ServerNewsletterProps) {
  return (
    <ShopMessages messages={words}>
      <NewsletterForm {...form} />
    </ShopMessages>
  )
}
