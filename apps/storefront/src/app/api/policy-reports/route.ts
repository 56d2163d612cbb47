import { createPolicyReports } from '#features/policy-reports/policy-reports.ts'
import { log } from '#service/log.ts'

export const dynamic = 'force-dynamic'

const handle = createPolicyReports({ log })

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
