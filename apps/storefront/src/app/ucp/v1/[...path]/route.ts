import { takeAgentCall } from '#features/agents/server.ts'

export const dynamic = 'force-dynamic'

const handle = (request: Request): Promise<Response> => takeAgentCall(request)

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
}
