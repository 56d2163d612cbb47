import { accountGroupEndpoint, parseAnswer, toEndpointPath } from '@sorrel/contracts/http'

/** Asks our own endpoint; undefined for a visitor, an account without a group, and when nobody answers. */
export async function fetchAccountGroup(call: {
  /** First path segment of our own endpoints. */
  readonly storeApi: string
  readonly signal: AbortSignal
}): Promise<string | undefined> {
  try {
    const answer = await fetch(toEndpointPath(accountGroupEndpoint, { storeApi: call.storeApi }), {
      signal: call.signal,
    })
    const parsed = parseAnswer(accountGroupEndpoint, await answer.json())
    return answer.ok && parsed.ok ? (parsed.value.data.group ?? undefined) : undefined
  } catch {
    return undefined
  }
}
