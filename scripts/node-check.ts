import { setTimeout as wait } from 'node:timers/promises'
import type { Stage } from './node-stage.ts'

/** What has to hold for several nodes, by name. A check gives facts for its line, or throws. */
export type NodeChecks = Readonly<Record<string, (stage: Stage) => Promise<string>>>

const WAIT_MS = 20_000

export function check(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what)
}

/** Gives the moment at which it was true. */
export async function waitUntil(isTrue: () => Promise<boolean>, what: string): Promise<number> {
  for (const deadline = performance.now() + WAIT_MS; performance.now() < deadline; await wait(20))
    if (await isTrue()) return performance.now()
  throw new Error(`not within ${WAIT_MS / 1000} s: ${what}`)
}

export async function read(url: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url, { headers })
  return { status: answer.status, use: answer.headers.get('cache-status'), text: await answer.text() }
}
