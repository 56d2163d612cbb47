import { sql } from 'drizzle-orm'
import { createCatalogClient } from '../src/client.ts'
import {
  createCatalogApi,
  refreshTotals,
  writeCategories,
  writeProducts,
  writeRatings,
} from '../src/server.ts'
import { explain, openBenchDatabase, readCpuMs, readSizeMb } from './database.ts'
import { makeCategories, makeProduct } from './products.ts'
import { type Question, QUESTIONS } from './questions.ts'

// Measures lists and searches: `node bench/lists.ts [--products=100000] [--plans] [--rounds=100] [--only=text] [--no-walk]`, on
// the server of DATABASE_URL or embedded. Every question goes through the HTTP API as a shop asks it, without a network.
const BATCH = 200
const WARM_UP = 10

const products = Number(readOption('products') ?? 100_000)
const rounds = Number(readOption('rounds') ?? 100)
const only = readOption('only') ?? ''
const { name, db, takeStatements, close } = await openBenchDatabase()
const app = createCatalogApi({ db })
const client = createCatalogClient({
  url: 'http://catalog',
  fetch: async (url, init) => app.request(url, init),
  timeoutMs: 60_000,
})
await fill()
print(
  `${name}, ${products} products in 3 languages and 3 currencies: ${Math.round(await readSizeMb(db))} MB\n`,
)
print('| question | processor ms | p50 ms | p95 ms | p95 ms during a walk |\n| --- | --: | --: | --: | --: |')
for (const [question, ask] of Object.entries(QUESTIONS)) {
  if (!question.includes(only)) continue
  const quiet = await measure(ask)
  const busy = process.argv.includes('--no-walk') ? undefined : await measureDuringWalk(ask)
  print(`| ${question} | ${quiet.cpu} | ${quiet.p50} | ${quiet.p95} | ${busy?.p95 ?? ''} |`)
  if (process.argv.includes('--plans')) await printPlans(ask)
}
print(`\nprocess: ${Math.round(process.memoryUsage().rss / 1024 / 1024)} MB`)
await close()

function readOption(option: string): string | undefined {
  const prefix = `--${option}=`
  return process.argv.find((argument) => argument.startsWith(prefix))?.slice(prefix.length)
}

/** Fills an empty database; one that is full from an earlier run is used as it is. */
async function fill(): Promise<void> {
  const status = await client.status()
  if (status.ok && status.value.count >= products) return
  const startedAt = performance.now()
  await writeCategories(db, makeCategories())
  for (let start = 0; start < products; start += BATCH) await writeBatch(start)
  await db.execute(sql`vacuum analyze`)
  const countedAt = performance.now()
  await refreshTotals(db)
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  print(
    `written in ${seconds(startedAt, countedAt)} s, totals in ${seconds(countedAt, performance.now())} s\n`,
  )
}

async function writeBatch(start: number): Promise<void> {
  const batch = Array.from({ length: Math.min(BATCH, products - start) }, (_, index) =>
    makeProduct(start + index),
  )
  const ratings = batch.map(({ id, position = 0 }) => {
    return { productId: id, average: 3 + (position % 20) / 10, count: position % 40 }
  })
  await writeRatings(db, ratings)
  await writeProducts(db, batch)
}

interface Measured {
  /** Of this process and the database's, for each answer. */
  readonly cpu: string
  readonly p50: string
  readonly p95: string
}

async function measure(ask: Question): Promise<Measured> {
  const times: number[] = []
  let cpuMs = 0
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    takeStatements()
    if (round === WARM_UP) cpuMs = await readCpuMs(db)
    const startedAt = performance.now()
    const answer = await ask(client, round)
    if (!answer.ok) throw new Error(`a question failed: ${JSON.stringify(answer)}`)
    if (round >= WARM_UP) times.push(performance.now() - startedAt)
  }
  const cpu = (((await readCpuMs(db)) - cpuMs) / rounds).toFixed(1)
  const sorted = times.toSorted((left, right) => left - right)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return { cpu, p50: at(0.5), p95: at(0.95) }
}

/** A walk that finds every twentieth product changed, 20 products at a time, as gently as one over the network. */
async function measureDuringWalk(ask: Question): Promise<Measured> {
  const walk = { isOver: false }
  const walking = (async () => {
    for (let start = 0; !walk.isOver; start = (start + 20) % products) {
      const batch = Array.from({ length: 20 }, (_, index) => makeProduct(start + index))
      const [first, ...others] = batch
      await writeProducts(
        db,
        first === undefined ? [] : [{ ...first, updatedAt: new Date().toISOString() }, ...others],
      )
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  const measured = await measure(ask)
  walk.isOver = true
  await walking
  return measured
}

async function printPlans(ask: Question): Promise<void> {
  takeStatements()
  await ask(client, 7)
  for (const statement of takeStatements()) print(`\n${statement.text}\n\n${await explain(db, statement)}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
