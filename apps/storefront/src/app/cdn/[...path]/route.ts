import { proxyMedia } from '#features/proxied/server.ts'

export const dynamic = 'force-dynamic'

const handle = (request: Request): Promise<Response> => proxyMedia(request)

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
}
