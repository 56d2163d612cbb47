import { getHealth } from '#service/readiness.ts'

export const dynamic = 'force-dynamic'

export const GET = (): Response => getHealth()
