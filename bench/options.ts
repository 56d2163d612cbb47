import { parseArgs } from 'node:util'

/** What can be measured alone, in the order of a whole run. */
export const GROUPS = [
  'bytes',
  'server',
  'nginx',
  'misses',
  'change',
  'flood',
  'pictures',
  'cart',
  'search',
  'lighthouse',
  'memory',
] as const

export type Group = (typeof GROUPS)[number]

export interface BenchOptions {
  readonly groups: readonly Group[]
  /** Lighthouse runs of each page. */
  readonly runs: number
  /** Presses of the button at each speed of the processor, and walks along the buying path. */
  readonly presses: number
  /** Seconds of each load of the server. */
  readonly seconds: number
  /** Minutes of mixed load. */
  readonly minutes: number
  /** Names of the pages that Lighthouse opens. */
  readonly pages: readonly string[]
}

function toNumber(name: string, text: string): number {
  const number = Number(text)
  if (Number.isFinite(number) && number > 0) return number
  throw new Error(`--${name} is "${text}", which is no number above 0.`)
}

/** Reads `--only bytes,server --runs 5 …`. Throws a one-line error for an unknown option or group. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: GROUPS.join(',') },
      runs: { type: 'string', default: '5' },
      presses: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '5' },
      minutes: { type: 'string', default: '10' },
      pages: { type: 'string', default: 'home,listing,category,product' },
    },
  })
  const wanted = values.only.split(',')
  const unknown = wanted.filter((name) => !GROUPS.some((group) => group === name))
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')} to measure; there is ${GROUPS.join(', ')}.`)
  return {
    groups: GROUPS.filter((group) => wanted.includes(group)),
    runs: toNumber('runs', values.runs),
    presses: toNumber('presses', values.presses),
    seconds: toNumber('seconds', values.seconds),
    minutes: toNumber('minutes', values.minutes),
    pages: values.pages.split(','),
  }
}
