import { createPolicyReports } from '#features/policy-reports/policy-reports.ts'
import { log } from '#service/log.ts'
import { toMethods } from '#service/endpoint/methods.ts'

export const dynamic = 'force-dynamic'

export const { DELETE, GET, PATCH, POST, PUT } = toMethods(createPolicyReports({ log }))
