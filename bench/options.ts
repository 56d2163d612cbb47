import { parseArgs } from 'node:util'

/** Reads `--only bytes,server --runs 5 …`. Throws a one-line error for an unknown option or group. */
export function readOptions(args: readonly string[], groups: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: groups.join(',') },
      runs: { type: 'string', default: '5' },
      presses: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '5' },
      pages: { type: 'string', default: 'home,listing,category,product' },
    },
  })
  const wanted = values.only.split(',')
  const unknown = wanted.filter((name) => !groups.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')} to measure; there is ${groups.join(', ')}.`)
  const toNumber = (name: 'runs' | 'presses' | 'seconds'): number => {
    const number = Number(values[name])
    if (number > 0 && Number.isFinite(number)) return number
    throw new Error(`--${name} is "${values[name]}", which is no number above 0.`)
  }
  return {
    groups: groups.filter((group) => wanted.includes(group)),
    /** Lighthouse runs of each page. */
    runs: toNumber('runs'),
    /** Presses of the button at each speed of the processor, and walks along the buying path. */
    presses: toNumber('presses'),
    /** Length of each load of the server. */
    seconds: toNumber('seconds'),
    /** Names of the pages that Lighthouse opens. */
    pages: values.pages.split(','),
  }
}

export type BenchOptions = Readonly<ReturnType<typeof readOptions>>
