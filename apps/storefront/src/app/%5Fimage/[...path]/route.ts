import { servePicture } from '#features/pictures/server.ts'

export const dynamic = 'force-dynamic'

export const GET = (request: Request): Promise<Response> => servePicture(request)
