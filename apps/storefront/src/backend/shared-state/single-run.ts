import PQueue from 'p-queue'

/**
 * Gives a function that starts the work, or has it run once more when it is still running: however often it is called,
 * the work runs one at a time and at least once after the last call. The work reports its own failures.
 */
export function createSingleRun(work: () => Promise<void>): () => void {
  const queue = new PQueue({ concurrency: 1 })
  return () => {
    if (queue.size === 0) queue.add(work).catch(() => undefined)
  }
}
