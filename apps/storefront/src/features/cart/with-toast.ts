import type { CartEvent } from '@sorrel/commerce/cart-store'
import type { Translate } from '@sorrel/i18n/message'
import type { ToastMessage } from '@sorrel/ui/toast'
import { toFailureToast } from '#shop/to-failure-toast.ts'

/** An event of the cart with its words. */
export interface CartToast {
  readonly type: 'toast'
  readonly toToast: (t: Translate) => ToastMessage
}

/** An event with its words, which belong to the cart's code: a page loads both together. */
export function withToast(event: CartEvent): CartToast {
  return { type: 'toast', toToast: (t) => toToast(event, t) }
}

function toToast(event: CartEvent, t: Translate): ToastMessage {
  switch (event.type) {
    case 'not-enough-stock':
      return { tone: 'error', message: t('products.stock.not_enough', { quantity: event.quantity }) }
    case 'removed':
      return {
        tone: 'info',
        message: t('cart.removed', { name: event.name }),
        action: { label: t('cart.undo'), onAction: event.undo },
      }
    case 'refused':
      return { tone: 'error', message: t('cart.refused', { name: event.name }) }
    case 'line-gone':
      return { tone: 'info', message: t('cart.line_gone', { name: event.name }) }
    case 'session-lost':
      return { tone: 'info', message: t('cart.session_lost') }
    case 'failed':
      return toFailureToast(t, t('cart.update_error'), event.error ?? {})
  }
}
