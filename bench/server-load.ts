import autocannon from 'autocannon'
import { getMedian } from './figures.ts'
import { findServer, getTreeCpuMs, withForeignLoad } from './machine.ts'
import { toVisitor } from './sites.ts'

const CONNECTIONS = 10

export interface Load {
  readonly name: string
  readonly origin: string
  /** Asked for in turn by each connection. */
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
}

export interface LoadFigures {
  /** Processor time of the server for each good answer, in milliseconds: the median of the rounds. */
  readonly cpuMs: number
  readonly perSecond: number
  /** Answers that were not 2xx, and broken connections. */
  readonly failed: number
  readonly foreign: number
}

interface Round {
  readonly cpuMs: number
  readonly perSecond: number
  readonly failed: number
  readonly foreign: number
}

let visitors = 0

const toNextVisitor = (request: autocannon.Request): autocannon.Request => {
  visitors += 1
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': toVisitor(visitors) } }
}

async function runRound({ origin, paths, headers }: Load, seconds: number): Promise<Round> {
  const server = findServer(origin)
  const before = getTreeCpuMs(server)
  const { value, foreign } = await withForeignLoad(() =>
    Promise.resolve(
      autocannon({
        url: origin,
        connections: CONNECTIONS,
        duration: seconds,
        requests: paths.map((path) => ({ method: 'GET', path, headers, setupRequest: toNextVisitor })),
      }),
    ),
  )
  return {
    cpuMs: (getTreeCpuMs(server) - before) / value['2xx'],
    perSecond: value.requests.average,
    failed: value.non2xx + value.errors,
    foreign,
  }
}

const WARM_UP_SECONDS = 2
const ROUNDS = 3

/** Loads servers by turns, so that other work on the machine meets all of them. */
export async function alternate(
  loads: readonly Load[],
  seconds: number,
): Promise<ReadonlyMap<string, LoadFigures>> {
  const rounds = new Map<string, Round[]>(loads.map(({ name }) => [name, []]))
  for (const load of loads) await runRound(load, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const load of loads) rounds.get(load.name)?.push(await runRound(load, seconds))
  return new Map(
    [...rounds].map(([name, found]) => [
      name,
      {
        cpuMs: getMedian(found.map(({ cpuMs }) => cpuMs)),
        perSecond: getMedian(found.map(({ perSecond }) => perSecond)),
        failed: found.reduce((sum, { failed }) => sum + failed, 0),
        foreign: Math.max(...found.map(({ foreign }) => foreign)),
      },
    ]),
  )
}
