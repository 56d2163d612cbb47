import { takeAgentCall } from '#features/agents/server.ts'
import { toMethods } from '#endpoints/route.ts'

export const dynamic = 'force-dynamic'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = toMethods(takeAgentCall)
