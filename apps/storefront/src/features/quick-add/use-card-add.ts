import { useCartActions } from '@sorrel/commerce/react'
import type { CartItemInput } from '@sorrel/domain/cart'
import type { ProductPreview } from '@sorrel/domain/product'
import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { QuickAddPhase } from './watch-card.ts'

/** 'Added to cart' is shown this long. See docs/specification.md#quick-add. */
const NOTE_SHOWN_MS = 3000

/** After this time the button has its own label again. See docs/specification.md#quick-add. */
const LABEL_RESET_MS = 4000

export interface CardButton {
  /** Shown while the panel is closed. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly setPhase: (phase: QuickAddPhase) => void
}

/** Of the notes on the buttons, which outlast the panel: it is closed while it adds. */
const timers = new WeakMap<CardButton['button'], ReturnType<typeof setTimeout>>()

/** Closes a card's panel, and adds what was chosen in it. */
export function useCardAdd(product: ProductPreview, { button, setPhase }: CardButton) {
  const cart = useCartActions()
  // An earlier note would end in place of the panel.
  useEffect(() => clearTimeout(timers.get(button)), [button])
  const leaveFor = (phase: QuickAddPhase) => {
    flushSync(() => setPhase(phase))
    button.current?.focus()
  }
  const showNote = () => {
    setPhase('added')
    const reset = () => setPhase('closed')
    const fade = () => {
      setPhase('leaving')
      timers.set(button, setTimeout(reset, LABEL_RESET_MS - NOTE_SHOWN_MS))
    }
    timers.set(button, setTimeout(fade, NOTE_SHOWN_MS))
  }
  const close = () => leaveFor('closed')
  const add = async (input: CartItemInput) => {
    // Focuses the button before the drawer opens, so that the focus returns to it.
    leaveFor('adding')
    if (await cart.add({ input, product })) showNote()
    else setPhase('closed')
  }
  return { close, add }
}
