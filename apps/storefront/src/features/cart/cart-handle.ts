import {
  CART_CHANGE_KEY,
  parseCartCount,
  PRICE_GROUP_COOKIE,
  readCookie,
  SESSION_LOST_COOKIE,
  SESSION_MARK_COOKIE,
} from '@sorrel/contracts/cart-marks'
import { getCartCount } from '@sorrel/domain/cart'
import { watchPageReturn } from '#shop/page-return.ts'
import type { CartHandle, CartState } from './cart-context.ts'
import type { CartStore } from './cart-store.ts'
import type { CartEvent } from './cart-store-options.ts'

const UNKNOWN: CartState = {
  cart: undefined,
  isKnown: false,
  pendingIds: [],
  newIds: [],
  isPending: false,
  isOpen: false,
  count: 0,
  hasFailed: false,
}

export interface ConnectedCart extends CartHandle {
  /** Loads the cart's code, and the cart where the visitor has one. What cannot be loaded now is loaded when it is needed. */
  readonly prepare: () => void
  /** Fetches the cart for a page that is about it, unless it is younger than a minute. */
  readonly renew: () => void
  /**
   * Reads what the browser remembers of the cart, and again after a change by another tab or another page. `onEvent` is
   * told what the shopper has to know. Returns what ends it.
   */
  readonly connect: (onEvent: (event: CartEvent) => void) => () => void
}

/** The visitor's cart in this page. Its code, and the cart itself, load when they are first needed. */
export function createCartHandle(
  open: (onEvent: (event: CartEvent) => void) => Promise<CartStore>,
): ConnectedCart {
  const page = createPageState()
  const { getState, set } = page
  let store: CartStore | undefined
  /** What the browser remembers: enough until the service has answered. */
  let remembered = 0
  let report: (event: CartEvent) => void = () => {}
  const publish = () => {
    if (takeLostMark()) report({ type: 'session-lost' })
    const view = store?.getView() ?? getState()
    const shown = getCartCount(view.cart ?? { items: [] })
    set({ ...view, count: view.isKnown ? shown : remembered + shown })
  }
  const [getStore, getOpening] = createOnce(async () => {
    store = await open((event) => report(event))
    store.subscribe(publish)
    publish()
    return store
  })
  const reportUnreachable = () => report({ type: 'failed', error: { kind: 'network' } })
  const run: Run = (use) => getStore().then(use)
  const fetchCart = (isForced?: boolean) =>
    run(async (opened) => {
      set({ hasFailed: false })
      await opened.refresh({ isForced: isForced || !getState().isKnown })
      set({ hasFailed: !getState().isKnown })
    })
  const watch = createMarkWatch(
    (count) => {
      remembered = count
      publish()
      // An answer on its way may be from before the change.
      if (getOpening()) void fetchCart(true)
      else if (readCookie(document.cookie, PRICE_GROUP_COOKIE)) void getStore()
    },
    () => store?.isDoubtful() && void fetchCart(),
  )
  return {
    getState,
    subscribe: page.subscribe,
    ...createAdding(page, () => store ?? getStore(), reportUnreachable),
    setOpen: (isOpen) => {
      page.setOpen(isOpen)
      if (isOpen) void fetchCart()
    },
    ...createChanges(run),
    flush: () => store?.flush(),
    refresh: () => void fetchCart(true),
    prepare: () => void (remembered > 0 ? fetchCart() : getStore()).catch(() => {}),
    renew: () => void fetchCart(),
    connect: (onEvent) => {
      report = onEvent
      return watch()
    },
  }
}

type Run = <T>(use: (opened: CartStore) => T | Promise<T>) => Promise<T>

/** What changes lines and codes waits for the store. */
function createChanges(
  run: Run,
): Pick<CartHandle, 'setQuantity' | 'remove' | 'applyCode' | 'removeCode' | 'settle'> {
  return {
    setQuantity: (itemId, quantity) => void run((opened) => opened.setQuantity(itemId, quantity)),
    remove: (itemId) => void run((opened) => opened.remove(itemId)),
    applyCode: (code) => run((opened) => opened.applyCode(code)),
    removeCode: (giftcardId) => void run((opened) => opened.removeCode(giftcardId)),
    settle: () => run((opened) => opened.settle()),
  }
}

/** Makes something when it is first asked for, and again after a failure; and gives what was asked for so far. */
function createOnce<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined
  const get = () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
  return [get, () => made] as const
}

/**
 * Watches what the browser remembers of the cart. `onMarks` is called with the pieces in the cart when it begins and after
 * a change by another tab or another page, `onOnline` when the network is back. The watch returns what ends it.
 */
function createMarkWatch(onMarks: (count: number) => void, onOnline: () => void): () => () => void {
  let seen = ''
  const recall = () => {
    const marks = readMarks()
    if (marks === seen) return
    seen = marks
    onMarks(parseCartCount(document.cookie))
  }
  const noticeTab = ({ key }: StorageEvent) => key === CART_CHANGE_KEY && recall()
  return () => {
    recall()
    window.addEventListener('storage', noticeTab)
    window.addEventListener('online', onOnline)
    const end = watchPageReturn(readMarks, recall)
    return () => {
      window.removeEventListener('storage', noticeTab)
      window.removeEventListener('online', onOnline)
      end()
    }
  }
}

/** What changes in the browser when the cart does: by a tab of it, or by the server. */
function readMarks(): string {
  const { cookie } = document
  return [readChangeMark(), parseCartCount(cookie), readCookie(cookie, SESSION_MARK_COOKIE)].join(' ')
}

/** Whether the session was lost and the shopper has not been told yet. Reading it removes it. */
function takeLostMark(): boolean {
  if (readCookie(document.cookie, SESSION_LOST_COOKIE) === undefined) return false
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that the shop serves
  document.cookie = `${SESSION_LOST_COOKIE}=; path=/; max-age=0`
  return true
}

/** Browsers may refuse access to storage. */
function readChangeMark(): string {
  try {
    return window.localStorage.getItem(CART_CHANGE_KEY) ?? ''
  } catch {
    return ''
  }
}

function createPageState() {
  let state = UNKNOWN
  let openings = 0
  const listeners = new Set<() => void>()
  const set = (part: Partial<CartState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  return {
    getState: () => state,
    set,
    /** How often the drawer was opened, or closed, also by a page that was left. */
    getOpenings: () => openings,
    setOpen: (isOpen: boolean) => {
      if (isOpen && state.isOpen) return
      openings += 1
      if (state.isOpen !== isOpen) set({ isOpen })
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

type Adding = Pick<CartHandle, 'add' | 'addAll'>

/**
 * Additions open the drawer as soon as their lines are in it. A drawer that opened for nothing closes again, so that the
 * focus is back at what was pressed. `getStore` gives the store itself once its code is there, so that a press shows in
 * the same turn; `onUnreachable` is called when the code did not load.
 */
function createAdding(
  page: ReturnType<typeof createPageState>,
  getStore: () => CartStore | Promise<CartStore>,
  onUnreachable: () => void,
): Adding {
  /** `pressedAt`: a drawer that was closed since, such as by leaving the page, stays closed. */
  const follow = async <T>(
    done: Promise<T>,
    isNothing: (outcome: T) => boolean,
    pressedAt: number,
  ): Promise<T> => {
    const wasOpen = page.getState().isOpen
    if (page.getState().isPending && page.getOpenings() === pressedAt) page.setOpen(true)
    const openings = page.getOpenings()
    const outcome = await done
    if (isNothing(outcome) && !wasOpen && page.getOpenings() === openings) page.setOpen(false)
    return outcome
  }
  const withStore = async <T>(
    add: (store: CartStore, pressedAt: number) => Promise<T>,
    nothing: T,
  ): Promise<T> => {
    const pressedAt = page.getOpenings()
    const store = getStore()
    if (!(store instanceof Promise)) return add(store, pressedAt)
    const loaded = await store.catch(() => undefined)
    if (loaded !== undefined) return add(loaded, pressedAt)
    onUnreachable()
    return nothing
  }
  return {
    add: (addition) =>
      withStore((store, at) => follow(store.add(addition), (isAdded) => !isAdded, at), false),
    addAll: (additions) =>
      withStore(
        (store, at) => follow(store.addAll(additions), (failed) => failed.length === additions.length, at),
        additions,
      ),
  }
}
