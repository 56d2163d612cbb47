import type { NextRequest } from 'next/server'
import { toRefusal } from '#platform/endpoint/answer.ts'
import { getRequestId } from '#platform/endpoint/serve.ts'

/** An endpoint that does not exist is refused in the shape of all others. */
function handle(request: NextRequest) {
  return toRefusal({ code: 'not_found', message: 'There is no such endpoint' }, getRequestId(request))
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
