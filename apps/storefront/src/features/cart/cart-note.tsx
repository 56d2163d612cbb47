'use client'

import { useCartActions } from '@sorrel/commerce/react'
import type { Cart } from '@sorrel/domain/cart'
import { AccordionItem } from '@sorrel/ui/accordion'
import { Button } from '@sorrel/ui/button'
import { Textarea } from '@sorrel/ui/textarea'
import { useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { CartForm } from './cart-form.tsx'
import { CART_FORMS } from './cart-form-names.ts'
import * as styles from './cart.css.ts'

/** As many letters as the shop takes. */
const NOTE_MAX = 500

/** A note for the shop, or a message for whom the order is a gift. It goes with the order. */
export function CartNote({ cart: { note = '' } }: { readonly cart: Cart }) {
  const { t } = useShop()
  return (
    <AccordionItem title={t('cart.note.label')} defaultOpen={note !== ''}>
      {/* Another answer of the service begins it anew, so that nobody edits a note that is not theirs. */}
      <NoteForm key={note} note={note} />
    </AccordionItem>
  )
}

function NoteForm({ note }: { readonly note: string }) {
  const { t } = useShop()
  const { setNote } = useCartActions()
  const [text, setText] = useState(note)
  const [isSending, setSending] = useState(false)
  const submit = async () => {
    setSending(true)
    await setNote(text.trim())
    setSending(false)
  }
  return (
    <CartForm name={CART_FORMS.note} className={styles.form} onSubmit={() => void submit()}>
      <Textarea
        label={t('cart.note.label')}
        labelDisplay="hidden"
        description={t('cart.note.description')}
        name="note"
        rows={3}
        maxLength={NOTE_MAX}
        value={text}
        onValueChange={setText}
      />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        loading={isSending}
        loadingLabel={t('cart.updating')}
      >
        {t('cart.note.save')}
      </Button>
      <p role="status" className={styles.status}>
        {note !== '' && text === note && t('cart.note.saved')}
      </p>
    </CartForm>
  )
}
