import { z } from 'zod'

export const faultSchema = z.strictObject({
  /** GraphQL operation name, or a REST path such as `/api/settings`. */
  operation: z.string().min(1).max(200),
  /** Only when every named variable (or query parameter) has the value. */
  variables: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  kind: z.enum(['delay', 'status', 'reset', 'malformed', 'errors', 'rate-limit']),
  /** Delay of the answer in milliseconds. */
  delayMs: z.int().min(0).max(120_000).default(0),
  /** Status of kind `status`. */
  status: z.int().min(400).max(599).default(500),
  /** Message of kind `errors`. */
  message: z.string().max(500).default('Something went wrong'),
  /** `Retry-After` of kind `rate-limit`, in seconds. */
  retryAfterSeconds: z.int().min(0).max(3600).default(1),
  /** How many requests get the fault. Default: every one, until the switches are replaced. */
  times: z.int().min(1).optional(),
})

/** One fault switch. */
export type Fault = z.infer<typeof faultSchema>

/** Fault switches for tests and demos. */
export interface Faults {
  list(): readonly Fault[]
  /** Replaces every switch. */
  set(faults: readonly Fault[]): void
  /** The fault for a request, if any; counts it against `times`. */
  take(request: FaultTarget): Fault | undefined
}

export interface FaultTarget {
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
}

export function createFaults(): Faults {
  let switches: { readonly fault: Fault; left: number }[] = []
  return {
    list: () => switches.filter(({ left }) => left > 0).map(({ fault }) => fault),
    set: (faults) => {
      switches = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }))
    },
    take: (target) => {
      const met = switches.find(({ fault, left }) => left > 0 && isMet(fault, target))
      if (met === undefined) return undefined
      met.left -= 1
      return met.fault
    },
  }
}

function isMet(fault: Fault, { operation, variables }: FaultTarget): boolean {
  if (fault.operation !== operation && fault.operation !== '*') return false
  return Object.entries(fault.variables).every(([name, value]) => String(variables[name]) === String(value))
}
