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
  return { status: answer.status, use: answer.headers.get('x-nextjs-cache'), text: await answer.text() }
}

/** Gives a product another name at the service, which announces it to the first node alone. */
export async function rename(
  { commerce }: Pick<Stage, 'commerce'>,
  path: string,
  name: string,
): Promise<void> {
  const answer = await fetch(`${commerce}/admin${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: { en: name } }),
  })
  check(answer.ok, `the service refuses a change: ${answer.status} ${await answer.text()}`)
}

/** What is wrong with every answer of the service: see packages/sandbox/src/faults. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'delay'; readonly delayMs: number }

export const FAILING: Fault = { kind: 'status', status: 500 }

/** Runs while each of the shop's questions meets the fault. */
export async function withFault<Outcome>(
  { commerce }: Pick<Stage, 'commerce'>,
  fault: Fault,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const set = await fetch(`${commerce}/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults: [{ operation: '*', ...fault }] }),
  })
  check(set.ok, 'the service takes no faults')
  try {
    return await run()
  } finally {
    await fetch(`${commerce}/faults`, { method: 'DELETE' })
  }
}
