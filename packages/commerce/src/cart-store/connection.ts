import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import type { CartLog } from './log.ts'
import type { CartEvent, CartStoreRules } from './options.ts'
import type { CartError, CartResult } from './transport.ts'

/** One change of the service's cart. */
export interface Change {
  readonly call: () => Promise<CartResult>
  /** The operation of the log that the answer settles. Default: none. */
  readonly operationId?: string | undefined
  /** Set when something is put in. */
  readonly input?: CartItemInput | undefined
  /** Name of the line, for the reason of a refusal. */
  readonly name?: string | undefined
  /** The line that is changed. A refusal may mean that the service no longer has it. */
  readonly itemId?: string | undefined
  /** Whether a cart fetched after a lost answer shows that the service made the change. Default: it did not. */
  readonly isMade?: ((cart: Cart, before: Cart | undefined) => boolean) | undefined
}

export interface CartConnection {
  /** Sends a change and stores the cart of the answer. */
  readonly send: (change: Change) => Promise<CartResult>
  /** Sends a change and reports its failure. Answers whether it worked. */
  readonly change: (change: Change) => Promise<boolean>
  /** A promise for the cart that the service has now, unless the last answer is young enough. */
  readonly refresh: (options?: { readonly isForced?: boolean }) => Promise<void>
  /** How many changes did not work. */
  readonly getFailures: () => number
  /** Whether a change or a fetch failed so that the service's cart may differ from the last answer. */
  readonly isDoubtful: () => boolean
}

/**
 * The requests for the cart. Changes are sent one after the other, so that answers come in the order of the requests.
 * A change whose answer was lost is followed by a fetch before the next one is sent. A fetch that overlaps a change is
 * dropped: the answer to the change is newer.
 */
export function createCartConnection(options: CartStoreRules, log: CartLog): CartConnection {
  const line = createWaitingLine()
  const answers = createAnswers(options, log)
  const { make, getFailures } = createChanges(options, log, answers)
  const send = (change: Change) => line.add(() => make(change))
  return {
    send,
    change: async (change) => {
      const before = log.state.answer
      const result = await send(change)
      if (!result.ok) options.onEvent(toEvent(change, result.error, { before, after: log.state.answer }))
      return result.ok
    },
    refresh: createRefresh(options, log, { answers, line }),
    getFailures,
    isDoubtful: answers.isDoubtful,
  }
}

/** The service's answers: they go into the log, and say how much is known of the service's cart. */
function createAnswers({ now, freshMs }: Pick<CartStoreRules, 'now' | 'freshMs'>, log: CartLog) {
  let fetchedAt: number | undefined
  let isDoubtful = false
  let count = 0
  return {
    accept: (cart: Cart, operationId?: string) => {
      count += 1
      fetchedAt = now()
      isDoubtful = false
      log.complete(operationId, cart)
    },
    /** The service's cart may differ from the last answer. */
    doubt: () => {
      fetchedAt = undefined
      isDoubtful = true
    },
    isDoubtful: () => isDoubtful,
    isFresh: () => fetchedAt !== undefined && now() - fetchedAt < freshMs,
    /** How many carts were accepted. */
    getCount: () => count,
  }
}

type Answers = ReturnType<typeof createAnswers>

/** Sends changes to the service and counts the failed ones. */
function createChanges(
  { transport, onChanged, onMaybeChanged }: CartStoreRules,
  log: CartLog,
  answers: Answers,
) {
  let failures = 0
  /** After a lost answer only the service knows whether the change was made. */
  const clearUp = async (
    result: CartResult,
    { isMade }: Pick<Change, 'isMade'>,
    before: Cart | undefined,
  ) => {
    const fetched = await transport.fetch()
    if (!fetched.ok) answers.doubt()
    else if (isMade?.(fetched.value, before) === true) return fetched
    else answers.accept(fetched.value)
    return result
  }
  /** Never rejects. */
  const make = async (change: Change): Promise<CartResult> => {
    const { operationId, input } = change
    const before = log.state.answer
    const answer = await change.call()
    const isLost = !answer.ok && !isRefusal(answer.error)
    const result = isLost ? await clearUp(answer, change, before) : answer
    // The service may have refused because the line, or the whole cart, is another by now.
    if (!result.ok && !isLost && change.itemId !== undefined) await clearUp(result, {}, before)
    if (result.ok) answers.accept(result.value, operationId)
    else {
      failures += 1
      log.complete(operationId)
    }
    if (result.ok) onChanged({ before, after: result.value, input })
    if (result.ok || isLost) onMaybeChanged()
    return result
  }
  return { make, getFailures: () => failures }
}

interface RefreshTools {
  readonly answers: Answers
  readonly line: ReturnType<typeof createWaitingLine>
}

/** Fetches the cart between the changes. Calls during a fetch share it; a forced one has it followed by another. */
function createRefresh(
  { transport, againMs }: Pick<CartStoreRules, 'transport' | 'againMs'>,
  log: CartLog,
  { answers, line }: RefreshTools,
): CartConnection['refresh'] {
  let fetching: Promise<void> | undefined
  let isAskedAgain = false
  let failures = 0
  const fetchBetweenChanges = async () => {
    do {
      isAskedAgain = false
      await line.getEmpty()
      const [added, known] = [line.getAdded(), answers.getCount()]
      const result = await transport.fetch()
      const isOvertaken = line.getAdded() !== added
      await line.getEmpty()
      if (isOvertaken) isAskedAgain ||= answers.getCount() === known
      else if (result.ok) answers.accept(result.value)
      else answers.doubt()
    } while (isAskedAgain)
    if (answers.isDoubtful() && log.state.answer !== undefined) fetchLater()
  }
  const start = () => {
    fetching ??= fetchBetweenChanges().finally(() => {
      fetching = undefined
    })
  }
  const fetchLater = () => {
    const pauseMs = againMs[failures]
    failures += 1
    if (pauseMs !== undefined) setTimeout(() => answers.isDoubtful() && start(), pauseMs)
  }
  return ({ isForced = false } = {}) => {
    failures = 0
    if (fetching !== undefined) isAskedAgain ||= isForced
    else if (isForced || !answers.isFresh()) start()
    return fetching ?? Promise.resolve()
  }
}

/** The service did not do it and said so. After any other failure it may have done it. */
function isRefusal({ kind }: CartError): boolean {
  return kind !== 'unanswered'
}

interface Carts {
  readonly before: Cart | undefined
  readonly after: Cart | undefined
}

/** The notice for the shopper about a failed change. */
function toEvent({ name, itemId }: Change, error: CartError, { before, after }: Carts): CartEvent {
  if (name === undefined || !isRefusal(error)) return { type: 'failed', error }
  const hasLine = (id: string | undefined) => after?.items.some((item) => item.id === id) === true
  if (itemId === undefined || hasLine(itemId)) return { type: 'refused', name }
  return before?.items.some(({ id }) => hasLine(id)) === true
    ? { type: 'line-gone', name }
    : { type: 'session-lost' }
}

/** Runs tasks one after the other. They must not reject. */
function createWaitingLine() {
  let last: Promise<unknown> = Promise.resolve()
  let added = 0
  let running = 0
  return {
    add: <T>(task: () => Promise<T>): Promise<T> => {
      added += 1
      // A task that nothing precedes starts at once.
      const done = running === 0 ? task() : last.then(task)
      running += 1
      last = done.then(() => {
        running -= 1
      })
      return done
    },
    /** How many tasks were ever added. */
    getAdded: () => added,
    /** Resolves once no task is waiting or running. */
    getEmpty: async () => {
      while (running > 0) await last
    },
  }
}
