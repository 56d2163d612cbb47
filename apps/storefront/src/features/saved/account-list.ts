import { sendCall } from '@sorrel/contracts/calls'
import { readCookie, SESSION_MARK_COOKIE } from '@sorrel/contracts/cart-marks'
import {
  parseSavedProducts,
  SAVED_ADDED_MAX,
  savedProductsCall,
  serializeSavedProducts,
} from '@sorrel/contracts/saved-products'
import { applySavedChanges, getSavedChanges, type SavedProducts } from '@sorrel/domain/saved-products'
import { readAccountText, writeAccountText } from '#shop/account-list-mark.ts'
import { leaveAccount, readCurrent, replaceSaved, watchSavedProducts } from './saved-store.ts'

/** Several quick changes are one call. Milliseconds. */
const WAIT_MS = 500

/** First path segment of our own endpoints; undefined until the list is followed. */
let storeApi: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false

/**
 * Keeps this browser's list and that of the account the same, until the shopper has logged out. See
 * docs/specification.md#saved-products.
 */
export function followAccountList(address: string): void {
  if (storeApi !== undefined) return
  storeApi = address
  watchSavedProducts(schedule)
  window.addEventListener('focus', ask)
  window.addEventListener('pageshow', ask)
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => (document.hidden ? flush() : ask()))
  ask()
}

/** Another device may have changed the account's list since. */
function ask(): void {
  if (!isSending) void send()
}

function schedule(): void {
  clearTimeout(timer)
  if (hasChanges()) timer = setTimeout(() => (isSending ? schedule() : void send()), WAIT_MS)
}

/** The page may be gone before a timer ends. */
function flush(): void {
  if (hasChanges()) void send({ keepalive: true })
}

const readKept = (): SavedProducts => parseSavedProducts(readAccountText())

function hasChanges(): boolean {
  return readAccountText() !== null && areDifferent(readKept(), readCurrent())
}

function areDifferent(one: SavedProducts, other: SavedProducts): boolean {
  const { added, removed } = getSavedChanges(one, other)
  return added.length > 0 || removed.length > 0
}

/**
 * Sends what was done here since the account last answered, and takes over what was done elsewhere. What fails is sent
 * with the next change, page or visit.
 */
async function send(init: Pick<RequestInit, 'keepalive'> = {}): Promise<void> {
  clearTimeout(timer)
  if (readAccountText() === null) return
  // The session has ended without a log-out in this browser. Where its mark outlives it, the answer says so.
  if (readCookie(document.cookie, SESSION_MARK_COOKIE) === undefined) return leaveAccount()
  const before = readKept()
  const changes = getSavedChanges(before, readCurrent())
  const body = { ...changes, added: changes.added.slice(0, SAVED_ADDED_MAX) }
  isSending = true
  const answer = await sendCall(savedProductsCall, {
    storeApi,
    body,
    fetch: (url, request) => fetch(url, { ...request, ...init }),
  })
  isSending = false
  if (answer.ok) takeOver(applySavedChanges(before, body), answer.value.products)
  else if (answer.error.kind === 'http' && answer.error.status === 401) leaveAccount()
}

/** The account's list, with what was done here after `sent`. A store whose accounts keep no list leaves this one as it is. */
function takeOver(sent: SavedProducts, kept: SavedProducts | null): void {
  if (kept === null || readAccountText() === null) return
  const current = readCurrent()
  const next = applySavedChanges(kept, getSavedChanges(sent, current))
  writeAccountText(serializeSavedProducts(kept))
  if (areDifferent(current, next)) replaceSaved(next)
  else schedule()
}
