'use client'

import type { EndpointAnswer, loginEndpoint } from '@sorrel/contracts/http'
import { saveFlashMessage } from '#form/stored-flash-message.ts'
import { getDoneFlash, getFlashTone, toFlashText } from '#form/flash-message.ts'
import { useShop } from '#shop/shop-context.tsx'
import { cartNews } from './auth-forms.ts'

/**
 * What follows a sign-in: a whole load of `next`, so that nothing drawn for the visitor stays, and a word about the
 * cart. Never resolves: the form waits until the page has gone.
 */
export function useSignIn(next: string): (answer: EndpointAnswer<typeof loginEndpoint>) => Promise<never> {
  const { t, load } = useShop()
  return (answer) => {
    const flashMessage = getDoneFlash({ done: cartNews }, answer)
    if (flashMessage !== undefined)
      saveFlashMessage({ tone: getFlashTone(flashMessage), message: toFlashText(t, flashMessage) })
    load(next)
    return new Promise(() => {})
  }
}
