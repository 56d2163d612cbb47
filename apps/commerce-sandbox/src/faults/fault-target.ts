import type { FaultTarget } from './faults.ts'

const OPERATION_NAME = /\b(?:query|mutation)\s+(\w+)/

/**
 * What a fault switch can name in a request: a GraphQL operation and its variables, or a path and its parameters.
 * Undefined for the service's own pages and switches, which no fault meets.
 */
export function getFaultTarget(url: URL, body: string): FaultTarget | undefined {
  if (/^\/(api|cdn|location)\//.test(url.pathname))
    return { operation: url.pathname.replace(/\/+$/, ''), variables: Object.fromEntries(url.searchParams) }
  if (url.pathname !== '/graphql') return undefined
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
