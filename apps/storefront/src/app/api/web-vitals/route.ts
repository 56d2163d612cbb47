import { createVitalsReports } from '#route-handlers/vitals/vitals-reports.ts'
import { env } from '#config/env.ts'
import { toPlainResponse, toMethods } from '#endpoints/route.ts'

export const dynamic = 'force-dynamic'

const takeReport = env.webVitalsShare === undefined ? undefined : createVitalsReports(env)

const handle = async (request: Request): Promise<Response> => takeReport?.(request) ?? toPlainResponse(404)

export const { DELETE, GET, PATCH, POST, PUT } = toMethods(handle)
