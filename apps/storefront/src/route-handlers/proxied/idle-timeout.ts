/** Aborts a transfer after too long without progress. */
export interface IdleLimit {
  readonly signal: AbortSignal
  /** Something is waited for from now on. */
  begin(): void
  /** Something has moved: the time begins anew where something is waited for. */
  touch(): void
  /** Nothing is waited for. */
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
