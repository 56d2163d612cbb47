import { receiveEvent } from '#route-handlers/webhooks/open-webhooks.ts'
import { toMethods } from '#endpoints/route.ts'

export const dynamic = 'force-dynamic'

export const { DELETE, GET, PATCH, POST, PUT } = toMethods(receiveEvent)
