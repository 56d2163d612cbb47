import { accountGroupEndpoint, callEndpoint } from '@sorrel/contracts/http'

/** Asks our own endpoint; undefined for a visitor, an account without a group, and when nobody answers. */
export async function fetchAccountGroup(call: {
  /** First path segment of our own endpoints. */
  readonly storeApi: string
  readonly signal: AbortSignal
}): Promise<string | undefined> {
  const answer = await callEndpoint(accountGroupEndpoint, call)
  return answer.ok ? (answer.value.data.group ?? undefined) : undefined
}
