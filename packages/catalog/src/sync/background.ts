import type { SyncLog } from './reread.ts'

export interface BackgroundOptions {
  readonly pollMs: number
  readonly signal: AbortSignal
  readonly log: SyncLog
}

/** Recurring tasks; each task has at most one run at a time. */
export interface Background {
  /** Runs the task now, every `pollMs` after its end, and whenever it is woken. A failure is logged. */
  repeat(name: string, task: () => Promise<void>): void
  /** Runs the task now, or as soon as its current run has ended. */
  wake(name: string): void
  /** Resolves when no task is running any more, soon after the signal was aborted. */
  ended(): Promise<void>
}

export function createBackground({ pollMs, signal, log }: BackgroundOptions): Background {
  const loops = new Map<string, { isWanted: boolean; wake: () => void }>()
  const running: Promise<void>[] = []
  const run = async (name: string, task: () => Promise<void>) => {
    const loop = { isWanted: false, wake: () => {} }
    loops.set(name, loop)
    while (!signal.aborted) {
      loop.isWanted = false
      await task().catch((thrown: unknown) => log.warn({ err: thrown, task: name }, 'a task has failed'))
      if (loop.isWanted || signal.aborted) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs)
        loop.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
  const wake = (name: string) => {
    const loop = loops.get(name)
    if (loop === undefined) return
    loop.isWanted = true
    loop.wake()
  }
  signal.addEventListener('abort', () => {
    for (const name of loops.keys()) wake(name)
  })
  return {
    repeat: (name, task) => void running.push(run(name, task)),
    wake,
    ended: async () => {
      await Promise.all(running)
    },
  }
}

/** Calls during a run share its result. */
export function shareRun<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}
