/** One check: its name, and what it does. It returns what was seen, or throws what is wrong. */
export type Step = readonly [name: string, run: () => Promise<string>]

interface Row {
  readonly group: string
  readonly name: string
  readonly verdict: 'ok' | 'FAIL' | 'not tried'
  readonly said: string
}

/** The outcomes of all checks. */
export interface Report {
  /** Runs checks that do not need each other. */
  readonly each: (group: string, steps: readonly Step[]) => Promise<void>
  /** Runs checks of which each needs those before it. */
  readonly chain: (group: string, steps: readonly Step[]) => Promise<void>
  /** Whether every check has passed. */
  readonly isGreen: () => boolean
  readonly toTable: () => string
}

/** Longest message of a row, in characters. */
const SAID_MAX = 300

export function createReport(): Report {
  const rows: Row[] = []
  async function take(group: string, [name, run]: Step): Promise<boolean> {
    try {
      rows.push({ group, name, verdict: 'ok', said: await run() })
      return true
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      rows.push({ group, name, verdict: 'FAIL', said: said.replaceAll(/\s+/g, ' ').slice(0, SAID_MAX) })
      return false
    }
  }
  return {
    each: async (group, steps) => {
      for (const step of steps) await take(group, step)
    },
    chain: async (group, steps) => {
      let isWhole = true
      for (const step of steps)
        if (isWhole) isWhole = await take(group, step)
        else rows.push({ group, name: step[0], verdict: 'not tried', said: '' })
    },
    isGreen: () => rows.every(({ verdict }) => verdict === 'ok'),
    toTable: () => {
      const widths = (['verdict', 'group', 'name'] as const).map((column) =>
        Math.max(...rows.map((row) => row[column].length)),
      )
      return rows
        .map(({ verdict, group, name, said }) =>
          [...[verdict, group, name].map((text, index) => text.padEnd(widths[index] ?? 0)), said].join('  '),
        )
        .join('\n')
    },
  }
}

/** Throws what was expected in place of what is there. */
export function expectSame(seen: unknown, wanted: unknown, what: string): void {
  const [one, other] = [JSON.stringify(seen), JSON.stringify(wanted)]
  if (one !== other) throw new Error(`${what}: ${one}, not ${other}`)
}
