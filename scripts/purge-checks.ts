import { check, type NodeChecks, read, rename, waitUntil, withFailingService } from './node-check.ts'
import type { Stage } from './node-stage.ts'
import { sendCall, signCall } from './signed-call.ts'

const SLUG = 'bamboo-toothbrush'
const PATH = `/products/${SLUG}`

/** Reads of each node from the moment the call is answered. */
const READS = 50

async function readsThatShow({ nodes }: Pick<Stage, 'nodes'>, name: string): Promise<readonly string[]> {
  const shown = await Promise.all(
    nodes.flatMap((node) =>
      Array.from({ length: READS }, async () =>
        (await read(node + PATH)).text.includes(name) ? [node] : [],
      ),
    ),
  )
  return shown.flat()
}

/** What is purged is gone, whatever the service does meanwhile: only what was kept before could show the old name. */
export const PURGE_CHECKS: NodeChecks = {
  async 'a purged product is on no node from the moment the call is answered, also while the service fails'(
    stage,
  ) {
    const [, told = ''] = stage.nodes
    const show = (name: string) =>
      Promise.all(
        stage.nodes.map((node) =>
          waitUntil(async () => (await read(node + PATH)).text.includes(name), `${node} shows ${name}`),
        ),
      )
    await rename(stage, PATH, 'Brush to purge')
    await show('Brush to purge')
    await withFailingService(stage, async () => {
      await rename(stage, PATH, 'Brush after the purge')
      const before = await readsThatShow(stage, 'Brush to purge')
      check(
        before.length === stage.nodes.length * READS,
        `only ${before.length} reads show the page that is kept`,
      )
      const answer = await sendCall(told, await signCall({ tags: [`product:${SLUG}`], purge: true }))
      check(answer.ok, `the call is answered ${answer.status}: ${await answer.text()}`)
      const after = await readsThatShow(stage, 'Brush to purge')
      check(after.length === 0, `${after.length} reads show it, the first of ${after[0]}`)
    })
    await show('Brush after the purge')
    return `0 of ${stage.nodes.length * READS} reads`
  },
}
