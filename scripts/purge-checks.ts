import {
  check,
  FAILING,
  type Fault,
  type NodeChecks,
  read,
  rename,
  waitUntil,
  withFault,
} from './node-check.ts'
import type { Stage } from './node-stage.ts'
import { sendCall, signCall } from './signed-call.ts'

const SLUG = 'bamboo-toothbrush'
const PATH = `/products/${SLUG}`

/** Reads of each node from the moment the call is answered. */
const READS = 50

/** A page that is made anew is not there for so long. */
const SLOW: Fault = { kind: 'delay', delayMs: 3000 }

async function countShown({ nodes }: Pick<Stage, 'nodes'>, name: string): Promise<readonly number[]> {
  const reads = Array.from({ length: READS }, (_, index) => index)
  return Promise.all(
    nodes.map(async (node) => {
      const pages = await Promise.all(reads.map(() => read(node + PATH)))
      return pages.filter(({ text }) => text.includes(name)).length
    }),
  )
}

const show = (stage: Stage, name: string) =>
  Promise.all(
    stage.nodes.map((node) =>
      waitUntil(async () => (await read(node + PATH)).text.includes(name), `${node} shows ${name}`),
    ),
  )

/** A drop that is no purge: both nodes show the page and make it anew. */
async function beginRenewing({ nodes }: Stage, told: string): Promise<void> {
  await sendCall(told, signCall({ tags: [`product:${SLUG}`] }))
  for (const node of nodes)
    await waitUntil(async () => (await read(node + PATH)).use === 'STALE', `${node} makes the page anew`)
}

/** Only what was kept before can show the old name: the service has the new one, and does not get to say so. */
async function checkPurge(stage: Stage, fault: Fault): Promise<string> {
  const [, told = ''] = stage.nodes
  const [before, after] = [`Brush to purge ${fault.kind}`, `Brush after the purge ${fault.kind}`]
  await rename(stage, PATH, before)
  await show(stage, before)
  await withFault(stage, fault, async () => {
    await rename(stage, PATH, after)
    if (fault.kind === 'delay') await beginRenewing(stage, told)
    const kept = await countShown(stage, before)
    check(
      kept.every((count) => count === READS),
      `only ${kept.join(' and ')} reads show what is kept`,
    )
    const answer = await sendCall(told, signCall({ tags: [`product:${SLUG}`], purge: true }))
    check(answer.ok, `the call is answered ${answer.status}: ${await answer.text()}`)
    const shown = await countShown(stage, before)
    check(
      shown.every((count) => count === 0),
      `${shown.join(' and ')} of ${READS} reads show it`,
    )
  })
  await show(stage, after)
  return `0 of ${stage.nodes.length * READS} reads`
}

export const PURGE_CHECKS: NodeChecks = {
  'a purged product is on no node from the moment the call is answered, also while the service fails': (
    stage,
  ) => checkPurge(stage, FAILING),

  'a purged product is on no node either while its page is just being made anew': (stage) =>
    checkPurge(stage, SLOW),
}
