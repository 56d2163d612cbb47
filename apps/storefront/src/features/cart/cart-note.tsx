'use client'

import { CART_NOTE_MAX_LENGTH } from '@sorrel/contracts/calls'
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

/** A note for the shop, or a message for whom the order is a gift. It goes with the order. */
export function CartNote({ cart: { note = '' } }: { readonly cart: Cart }) {
  const { t } = useShop()
  // From then on it is opened and closed by the shopper alone.
  const [hadNote] = useState(note !== '')
  return (
    <AccordionItem title={t('cart.note.label')} defaultOpen={hadNote}>
      <NoteForm note={note} />
    </AccordionItem>
  )
}

function NoteForm({ note }: { readonly note: string }) {
  const { t } = useShop()
  const { setNote } = useCartActions()
  const [text, setText] = useNoteText(note)
  const [status, setStatus] = useState<'idle' | 'sending' | 'saved'>('idle')
  const submit = async () => {
    setStatus('sending')
    setStatus((await setNote(text.trim())) ? 'saved' : 'idle')
  }
  return (
    <CartForm name={CART_FORMS.note} className={styles.form} onSubmit={() => void submit()}>
      <Textarea
        label={t('cart.note.label')}
        labelDisplay="hidden"
        description={t('cart.note.description')}
        name="note"
        rows={3}
        maxLength={CART_NOTE_MAX_LENGTH}
        value={text}
        onValueChange={(value) => {
          setText(value)
          setStatus('idle')
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        loading={status === 'sending'}
        loadingLabel={t('cart.updating')}
      >
        {t('cart.note.save')}
      </Button>
      <p role="status" className={styles.status}>
        {status === 'saved' && t('cart.note.saved')}
      </p>
    </CartForm>
  )
}

/** The text of the field. It follows the cart's note, which another tab may change, unless the shopper has edited it. */
function useNoteText(note: string) {
  const [known, setKnown] = useState(note)
  const [text, setText] = useState(note)
  if (note !== known) {
    setKnown(note)
    if (text === known || text.trim() === note) setText(note)
  }
  return [text, setText] as const
}
