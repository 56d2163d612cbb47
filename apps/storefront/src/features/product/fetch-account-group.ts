import { accountGroupEndpoint, callEndpoint } from '@sorrel/contracts/http'

/** The group by our own endpoint; undefined for a visitor, an account without a group, and a failed call. */
export async function fetchAccountGroup(call: {
  /** First path segment of our own endpoints. */
  readonly storeApi: string
  readonly signal: AbortSignal
}): Promise<string | undefined> {
  const answer = await callEndpoint(accountGroupEndpoint, call)
  return answer.ok ? (answer.value.data.group ?? undefined) : undefined
}
