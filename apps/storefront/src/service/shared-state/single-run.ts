/**
 * Gives a function that starts the work, or has it run once more when it is still running: however often it is called,
 * the work runs one at a time and at least once after the last call.
 */
export function createSingleRun(work: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  const run = async () => {
    isRunning = true
    while (isWanted) {
      isWanted = false
      // The work reports its own failures.
      await work().catch(() => undefined)
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void run()
  }
}
