import { getReadiness } from '#service/readiness.ts'

export const dynamic = 'force-dynamic'

export const GET = (): Promise<Response> => getReadiness()
