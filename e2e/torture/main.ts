import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { checkHistory } from './check-history.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { createDice } from './dice.ts'
import { CATCH_UP_MS, startTortured } from './faults.ts'
import type { Anomaly, Entry } from './history.ts'
import { readProducts, type Run } from './run.ts'
import {
  checkAnswers,
  checkProcesses,
  getUnanswered,
  type ProcessSamples,
  sampleProcesses,
  toLine,
} from './soak.ts'
import { lookAtAll, visit } from './visits.ts'

// Runs by scripts/torture.ts, on a built shop.

const CLIENTS = 20
const PAGES = 40
/** Everything is told by then, faults or none. */
const PROMISES = { pageMs: 20_000, sessionMs: 20_000 }

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string' },
    /** No faults; instead every process is watched. */
    soak: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const say = (line: string) => process.stdout.write(`${line}\n`)

const folder = join(import.meta.dirname, '../test-results/torture')
mkdirSync(folder, { recursive: true })
const file = join(folder, `history-${seed}.jsonl`)
writeFileSync(file, '')

function toCounts(names: readonly string[]): string {
  const groups = [...Map.groupBy(names.toSorted(), (name) => name)]
  return groups.map(([name, each]) => `${each.length} × ${name}`).join(', ')
}

async function startRun(cluster: Cluster, history: Entry[]): Promise<Run> {
  let count = 0
  return {
    cluster,
    products: (await readProducts(cluster)).slice(0, PAGES),
    buyers: [],
    reviews: [],
    carts: [],
    ended: [],
    pages: new Map(),
    note(entry, { outcome, status, begin, end }) {
      const noted: Entry = { ...entry, outcome, ...(status === undefined ? {} : { status }), begin, end }
      history.push(noted)
      appendFileSync(file, `${JSON.stringify(noted)}\n`)
    },
    next: () => (count += 1),
  }
}

async function run(): Promise<readonly Anomaly[]> {
  const history: Entry[] = []
  const faults: string[] = []
  const broken: Anomaly[] = []
  let watched: readonly ProcessSamples[] = []
  const tortured = await startTortured()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void tortured.close().finally(() => process.exit(130)))
  try {
    const shop = await startRun(tortured.cluster, history)
    const end = performance.now() + Number(values.minutes) * 60_000
    const isOver = () => performance.now() > end
    const soak = async () => {
      watched = await sampleProcesses(tortured.cluster, isOver)
    }
    const torture = () =>
      // Whatever does not come back is an anomaly; what was heard until then is checked all the same.
      tortured
        .torture(createDice(seed), isOver, (name) => faults.push(name))
        .catch((failure: unknown) =>
          broken.push({
            rule: 'what failed comes back',
            key: faults.at(-1) ?? 'start',
            detail: String(failure),
          }),
        )
    await Promise.all([
      values.soak ? soak() : torture(),
      ...Array.from({ length: CLIENTS }, (_, client) =>
        visit({ run: shop, dice: createDice(seed * 100 + client + 1) }, isOver),
      ),
    ])
    await wait(CATCH_UP_MS)
    await lookAtAll({ run: shop, dice: createDice(seed * 100) })
  } finally {
    await tortured.close()
  }
  sayCounts(history)
  say(`faults: ${values.soak ? 'none' : toCounts(faults)}`)
  for (const each of watched) say(toLine(each))
  const ofSoak = values.soak ? [...checkProcesses(watched), ...checkAnswers(history)] : []
  return [...broken, ...ofSoak, ...checkHistory(history, PROMISES)]
}

function sayCounts(history: readonly Entry[]): void {
  const written = history.filter(({ op, outcome }) => op !== 'read' && outcome === 'yes')
  say(`seed ${seed}, ${values.minutes} minutes, ${history.length} lines in ${file}`)
  say(`${written.length} acknowledged writes: ${toCounts(written.map(({ kind }) => kind))}`)
  say(`reads: ${toCounts(history.filter(({ op }) => op === 'read').map(({ kind }) => kind))}`)
  say(`${getUnanswered(history).length} without an answer`)
}

const anomalies = await run()
say(`${anomalies.length} anomalies`)
for (const { rule, key, detail } of anomalies) say(`  ${rule}: ${key}, ${detail}`)
process.exitCode = anomalies.length === 0 ? 0 : 1
