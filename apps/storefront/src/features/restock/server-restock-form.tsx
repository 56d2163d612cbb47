import type { Messages } from '@sorrel/i18n/message'
import { ShopMessages } from '#shop/shop-context.tsx'
import { RestockForm, type RestockFormProps } from './restock-form.tsx'

export interface ServerRestockFormProps extends RestockFormProps {
  /** Those of the empty form. */
  readonly words: Messages
}

/** The empty form. Only the server renders it. */
export function ServerRestockForm({ words, ...form }: ServerRestockFormProps) {
  return (
    <ShopMessages messages={words}>
      <RestockForm {...form} />
    </ShopMessages>
  )
}
