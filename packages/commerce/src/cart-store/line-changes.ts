export interface LineChangesOptions {
  /** Milliseconds without a further edit after which a line's quantity is sent. */
  readonly pauseMs: number
  /** Sends a quantity; resolves to whether that succeeded. */
  readonly send: (itemId: string, quantity: number) => Promise<boolean>
  /** Called with the desired quantity of a line; undefined once the service has accepted or refused it. */
  readonly onWanted: (itemId: string, quantity: number | undefined) => void
}

export interface LineChanges {
  /** Sends after the pause. */
  readonly set: (itemId: string, quantity: number) => void
  /** Sends immediately. Resolves to whether the last request succeeded. */
  readonly setNow: (itemId: string, quantity: number) => Promise<boolean>
  /** Sends all quantities that are waiting for their pause. */
  readonly flush: () => void
}

interface Line {
  wanted: number
  timer?: ReturnType<typeof setTimeout> | undefined
  /** The request in flight and those queued behind it. */
  running?: Promise<boolean> | undefined
}

/**
 * Edits of the cart's lines. Quick successive edits are combined into one request; each line has one request at a time,
 * and the last edit wins.
 */
export function createLineChanges({ pauseMs, send, onWanted }: LineChangesOptions): LineChanges {
  const lines = new Map<string, Line>()

  const want = (itemId: string, quantity: number): Line => {
    const line = lines.get(itemId) ?? { wanted: quantity }
    line.wanted = quantity
    clearTimeout(line.timer)
    line.timer = undefined
    lines.set(itemId, line)
    onWanted(itemId, quantity)
    return line
  }
  /**
   * Sends until the service has the desired quantity. A refusal ends this, and the line shows the service's quantity.
   */
  const sendLine = async (itemId: string, line: Line): Promise<boolean> => {
    let sent: number
    let worked: boolean
    do {
      sent = line.wanted
      worked = await send(itemId, sent)
    } while (worked && line.wanted !== sent && line.timer === undefined)
    line.running = undefined
    if (line.timer === undefined) {
      lines.delete(itemId)
      onWanted(itemId, undefined)
    }
    return worked
  }
  const start = (itemId: string, line: Line): Promise<boolean> => {
    clearTimeout(line.timer)
    line.timer = undefined
    line.running ??= sendLine(itemId, line)
    return line.running
  }
  return {
    set: (itemId, quantity) => {
      const line = want(itemId, quantity)
      line.timer = setTimeout(() => void start(itemId, line), pauseMs)
    },
    setNow: (itemId, quantity) => start(itemId, want(itemId, quantity)),
    flush: () => {
      for (const [itemId, line] of lines) if (line.timer !== undefined) void start(itemId, line)
    },
  }
}
