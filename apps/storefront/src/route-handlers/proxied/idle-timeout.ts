/** Aborts a transfer after too long without progress. */
export interface IdleLimit {
  readonly signal: AbortSignal
  /** Starts the timer: something is awaited. */
  begin(): void
  /** Data has moved: restarts the timer if something is awaited. */
  touch(): void
  /** Stops the timer: nothing is awaited. */
  end(): void
}

export function createIdleLimit(ms: number): IdleLimit {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const begin = () => {
    end()
    timer = setTimeout(() => controller.abort(new Error(`Nothing has moved for ${ms} ms`)), ms)
  }
  return {
    signal: controller.signal,
    begin,
    end,
    touch() {
      if (timer !== undefined) begin()
    },
  }
}
