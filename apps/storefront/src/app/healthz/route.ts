import { getHealth } from '#request/readiness.ts'

export const dynamic = 'force-dynamic'

export const GET = (): Response => getHealth()
