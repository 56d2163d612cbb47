import { servePicture } from '#route-handlers/pictures/server.ts'

export const dynamic = 'force-dynamic'

export const GET = (request: Request): Promise<Response> => servePicture(request)
