/** More jobs wait than the queue takes. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full')
  }
}

export interface JobQueueOptions {
  /** Jobs at once. */
  readonly running: number
  /** Jobs that may wait. One more is refused. */
  readonly waiting: number
  /** Later jobs that may wait. One more is dropped. Default 0. */
  readonly later?: number
  /** Milliseconds without any job after which a later job runs. Default 0. */
  readonly idleMs?: number
}

export interface JobQueue {
  /** Runs the job when its turn comes: the highest rank first, then the oldest. Rejects with `QueueFullError`. */
  run<T>(job: () => Promise<T>, rank?: number): Promise<T>
  /** Runs a job that nobody waits for once the queue has nothing else to do; one at a time, each name once. Its failure is its own. */
  runLater(name: string, job: () => Promise<void>): void
}

interface Waiting {
  readonly rank: number
  readonly start: () => void
}

/** Runs few jobs at once and refuses what would wait too long. */
export function createJobQueue(options: JobQueueOptions): JobQueue {
  const { later: laterMax = 0, idleMs = 0 } = options
  const waiting: Waiting[] = []
  const later = new Map<string, () => Promise<void>>()
  let running = 0
  let idle: NodeJS.Timeout | undefined

  async function start<T>(job: () => Promise<T>): Promise<T> {
    running += 1
    clearTimeout(idle)
    try {
      return await job()
    } finally {
      running -= 1
      takeNext(waiting)?.start()
      awaitIdleness()
    }
  }

  function awaitIdleness(): void {
    clearTimeout(idle)
    if (running === 0) idle = setTimeout(startLater, idleMs).unref()
  }

  function startLater(): void {
    const [next] = later
    if (next === undefined || running > 0) return
    const [name, job] = next
    // It stays listed while it runs, so that it is not asked for twice.
    const forget = () => void later.delete(name)
    start(job).then(forget, forget)
  }

  return {
    run(job, rank = 0) {
      if (running < options.running) return start(job)
      if (waiting.length >= options.waiting) return Promise.reject(new QueueFullError())
      return new Promise((resolve, reject) => {
        waiting.push({ rank, start: () => void start(job).then(resolve, reject) })
      })
    },
    runLater(name, job) {
      if (later.has(name) || later.size >= laterMax) return
      later.set(name, job)
      awaitIdleness()
    },
  }
}

function takeNext(waiting: Waiting[]): Waiting | undefined {
  const highest = Math.max(...waiting.map(({ rank }) => rank))
  const [next] = waiting.splice(
    waiting.findIndex(({ rank }) => rank === highest),
    1,
  )
  return next
}
