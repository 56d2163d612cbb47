import PQueue from 'p-queue'

/**
 * Returns a function that starts the work or, while it is running, schedules one more run. Runs never overlap, and at
 * least one follows the last call. The work reports its own failures.
 */
export function createSingleRun(work: () => Promise<void>): () => void {
  const queue = new PQueue({ concurrency: 1 })
  return () => {
    if (queue.size === 0) queue.add(work).catch(() => undefined)
  }
}
