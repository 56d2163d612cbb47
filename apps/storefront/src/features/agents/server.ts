import { env } from '#config/env.ts'
import { log } from '#backend/log.ts'
import { getProcessState } from '#backend/process-state.ts'

/** Many shops never need it: its code, 7 MB in memory, loads with the first call. All routes share one budget. */
const load = async () => {
  const { createAgentEndpoint } = await import('./agent-endpoint.ts')
  return getProcessState('agent-endpoint', () => ({ take: createAgentEndpoint({ env, log }) }))
}

/** Takes a call of an agent; 404 where the shop has nothing for agents. */
export async function takeAgentCall(request: Request): Promise<Response> {
  const { take } = await load()
  return take(request)
}
