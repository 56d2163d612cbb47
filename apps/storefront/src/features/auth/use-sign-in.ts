'use client'

import type { EndpointAnswer, loginEndpoint } from '@sorrel/contracts/http'
import { leaveMessage } from '#platform/left-message.ts'
import { getDoneNotice, getNoticeTone, toNoticeText } from '#platform/notice.ts'
import { useShop } from '#shop/shop-context.tsx'
import { bagNews } from './auth-forms.ts'

/**
 * What follows a sign-in: a whole load of `next`, so that nothing drawn for the visitor stays, and a word about the bag.
 * Never resolves: the form waits until the page has gone.
 */
export function useSignIn(next: string): (answer: EndpointAnswer<typeof loginEndpoint>) => Promise<never> {
  const { t, load } = useShop()
  return (answer) => {
    const notice = getDoneNotice({ done: bagNews }, answer)
    if (notice !== undefined) leaveMessage({ tone: getNoticeTone(notice), message: toNoticeText(t, notice) })
    load(next)
    return new Promise(() => {})
  }
}
