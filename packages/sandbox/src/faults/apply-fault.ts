import { setTimeout as wait } from 'node:timers/promises'
import { toAnswer } from '@sorrel/contracts/http/answer'
import type { Fault, FaultTarget } from './faults.ts'

/** An answer, or the instruction to close the connection. */
export type FaultOutcome = Response | 'reset'

/** Applies a fault to a request. Every kind waits `delayMs` first; after a `delay` the request is answered normally. */
export async function applyFault(fault: Fault, handle: () => Promise<Response>): Promise<FaultOutcome> {
  if (fault.delayMs > 0) await wait(fault.delayMs)
  switch (fault.kind) {
    case 'delay':
      return handle()
    case 'reset':
      return 'reset'
    case 'status':
      return toAnswer({ error: { code: 'fault', message: fault.message } }, { status: fault.status })
    case 'malformed':
      return new Response('{"data":{"pro', { headers: { 'content-type': 'application/json' } })
    case 'errors':
      return toAnswer({ data: null, errors: [{ message: fault.message }] })
    case 'rate-limit':
      return toAnswer(
        { error: { code: 'rate_limit', message: 'Too many requests.' } },
        { status: 429, headers: { 'retry-after': String(fault.retryAfterSeconds) } },
      )
  }
}

const OPERATION_NAME = /\b(?:query|mutation)\s+(\w+)/

/**
 * The parts of a request that a fault switch can match: a GraphQL operation and its variables, or a path and its
 * parameters. Undefined for the service's own pages and for the switches, which have no faults.
 */
export function getFaultTarget(url: URL, body: string): FaultTarget | undefined {
  if (/^\/(api|cdn|location)\//.test(url.pathname))
    return { operation: url.pathname.replace(/\/+$/, ''), variables: Object.fromEntries(url.searchParams) }
  if (!/^\/graphql(\/v2)?\/?$/.test(url.pathname)) return undefined
  const { operationName, query, variables } = parseObject(body)
  const name = typeof operationName === 'string' ? operationName : OPERATION_NAME.exec(String(query))?.[1]
  return { operation: name ?? url.pathname, variables: toRecord(variables) }
}

function parseObject(body: string): Readonly<Record<string, unknown>> {
  try {
    return toRecord(JSON.parse(body))
  } catch {
    return {}
  }
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
