export interface Repeated {
  /** Waits for the run under way; there is none after it. */
  readonly stop: () => Promise<void>
}

/** Runs a task again and again, one run at a time. The task must not reject. */
export function repeat(everyMs: number, task: () => Promise<void>): Repeated {
  let running = Promise.resolve()
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = task().finally(() => {
      isRunning = false
    })
  }, everyMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
