import type { Messages } from '@sorrel/i18n/message'
import { getMessages, mergeMessages } from '@sorrel/i18n/messages'
import { LRUCache } from 'lru-cache'
import { getPageNamespaces, type PageEntry } from './page-namespaces.ts'

export interface PageMessagesOf {
  readonly of: PageEntry
  readonly locale: string
  /** The nested `lang` of the store's settings. */
  readonly storeMessages: unknown
}

/** Pages times languages times sets of a store's own messages in one process. */
const FOUND_MAX = 256

const found = new LRUCache<string, Messages>({ max: FOUND_MAX })

/**
 * The messages that a page sends: all that it needs immediately, and those of its lazy components that the store
 * replaces. Memoised by page, language and the store's own messages.
 */
export function getPageMessages(page: PageMessagesOf): Messages {
  const key = JSON.stringify(page)
  const known = found.get(key)
  if (known !== undefined) return known
  const messages = findPageMessages(page)
  found.set(key, messages)
  return messages
}

function findPageMessages({ of, locale, storeMessages }: PageMessagesOf): Messages {
  const namespaces = getPageNamespaces(of)
  const late = getMessages(locale, namespaces.late)
  const replaced = Object.entries(mergeMessages(late, storeMessages)).filter(
    ([key, text]) => late[key] !== text,
  )
  return {
    ...mergeMessages(getMessages(locale, namespaces.now), storeMessages),
    ...Object.fromEntries(replaced),
  }
}
