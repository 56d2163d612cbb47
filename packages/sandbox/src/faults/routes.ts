import { z } from 'zod'
import { toAnswer } from '@sorrel/contracts/http/answer'
import { fail } from '../http/refuse.ts'
import type { Route } from '../http/route.ts'
import { type Faults, faultSchema } from './faults.ts'

const body = z.strictObject({ faults: z.array(faultSchema).max(100) })

/** `GET` lists the switches, `PUT {faults}` replaces them, `DELETE` clears them. */
export function createFaultRoutes(faults: Faults): readonly Route[] {
  const answer = () => toAnswer({ faults: faults.list() })
  return [
    { method: 'GET', path: '/faults', handle: answer },
    {
      method: 'PUT',
      path: '/faults',
      handle: async (request) => {
        const parsed = body.safeParse(await request.json().catch(() => undefined))
        if (!parsed.success)
          return fail({ status: 400, code: 'invalid', message: z.prettifyError(parsed.error) })
        faults.set(parsed.data.faults)
        return answer()
      },
    },
    {
      method: 'DELETE',
      path: '/faults',
      handle: () => {
        faults.set([])
        return answer()
      },
    },
  ]
}
