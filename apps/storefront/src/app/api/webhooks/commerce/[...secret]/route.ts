import { receiveEvent } from '#route-handlers/webhooks/server.ts'
import { toMethods } from '#endpoints/route.ts'

export const dynamic = 'force-dynamic'

export const { DELETE, GET, PATCH, POST, PUT } = toMethods(receiveEvent)
