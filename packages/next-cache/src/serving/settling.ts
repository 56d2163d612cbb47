/** Lets somebody wait until something of a name has ended. */
export function createSettling() {
  const waiting = new Map<string, () => void>()
  return {
    wait: (name: string): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.set(name, resolve)
      return promise
    },
    settle: (name: string): void => {
      waiting.get(name)?.()
      waiting.delete(name)
    },
  }
}
