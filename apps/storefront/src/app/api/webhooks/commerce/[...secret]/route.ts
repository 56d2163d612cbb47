import { receiveEvent } from '#features/webhooks/server.ts'

export const dynamic = 'force-dynamic'

const handle = (request: Request): Promise<Response> => receiveEvent(request)

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
