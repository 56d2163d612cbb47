import { createPolicyReports } from '#route-handlers/policy-reports/policy-reports.ts'
import { log } from '#backend/log.ts'
import { toMethods } from '#endpoints/route.ts'

export const dynamic = 'force-dynamic'

export const { DELETE, GET, PATCH, POST, PUT } = toMethods(createPolicyReports({ log }))
