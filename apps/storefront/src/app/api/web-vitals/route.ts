import { createVitalsReports } from '#features/vitals/vitals-reports.ts'
import { env } from '#service/env.ts'
import { toPlainResponse } from '#service/plain-response.ts'

export const dynamic = 'force-dynamic'

const takeReport = env.webVitalsShare === undefined ? undefined : createVitalsReports(env)

const handle = async (request: Request): Promise<Response> => takeReport?.(request) ?? toPlainResponse(404)

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
