import { getReadiness } from '#request/readiness.ts'

export const dynamic = 'force-dynamic'

export const GET = (): Promise<Response> => getReadiness()
