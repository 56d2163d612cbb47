import { env } from '../env.ts'
import { getProcessState } from '../process-state.ts'
import { sharedCounters } from '../shared-counters.ts'
import { type Admission, createAdmission } from './index.ts'

/** The admission of this process. */
export function getAdmission(): Admission {
  return getProcessState('admission', () => createAdmission({ env, counters: sharedCounters }))
}
