import type { Cart, CartItemInput } from '@sorrel/domain/cart'
import type { CartLog } from './log.ts'
import type { CartEvent, CartStoreRules } from './options.ts'
import type { CartError, CartResult } from './transport.ts'

/** One change of the service's cart. */
export interface Change {
  readonly call: () => Promise<CartResult>
  /** The operation in the log that the answer completes. Default: none. */
  readonly operationId?: string | undefined
  /** Set for an addition. */
  readonly input?: CartItemInput | undefined
  /** Name of the line, for the notice about a refusal. */
  readonly name?: string | undefined
  /** The line that is changed. A refusal may mean that the service no longer has it. */
  readonly itemId?: string | undefined
  /** Whether a cart fetched after a lost answer shows that the service made the change. Default: it does not. */
  readonly isMade?: ((cart: Cart, before: Cart | undefined) => boolean) | undefined
}

export interface CartConnection {
  /** Sends a change and stores the cart of the answer. */
  readonly send: (change: Change) => Promise<CartResult>
  /** Sends a change and reports its failure. Returns whether it succeeded. */
  readonly change: (change: Change) => Promise<boolean>
  /** Resolves once the current cart is known: fetches it unless the last answer is recent enough. */
  readonly refresh: (options?: { readonly isForced?: boolean }) => Promise<void>
  /** Number of failed changes. */
  readonly getFailures: () => number
  /** Whether the service's cart may differ from the last answer, because a change or a fetch failed. */
  readonly isDoubtful: () => boolean
}

/**
 * The requests for the cart. Changes are sent one after the other, so that answers arrive in the order of the requests.
 * After a lost answer, the cart is fetched before the next change is sent. A fetch that overlaps a change is dropped,
 * because the answer to the change is newer.
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

/** Processes the service's answers: writes them to the log and tracks whether the service's cart is known. */
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
    /** Number of accepted carts. */
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
  /** After a lost answer it is unknown whether the change was made, so the cart is fetched. */
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
    // A refusal may mean that the line, or the whole cart, has been replaced meanwhile.
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

/** Fetches the cart between changes. Calls during a fetch share it; a forced call is followed by another fetch. */
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

/** The service refused the change. After any other failure it may have made the change. */
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
      // A task with nothing before it starts immediately.
      const done = running === 0 ? task() : last.then(task)
      running += 1
      last = done.then(() => {
        running -= 1
      })
      return done
    },
    /** Number of tasks added so far. */
    getAdded: () => added,
    /** Resolves once no task is waiting or running. */
    getEmpty: async () => {
      while (running > 0) await last
    },
  }
}
