import { readAccountText } from '#shop/account-list-mark.ts'
import { watchSavedCount } from './saved-store.ts'

/** Keeps the list together with the customer's account, while `joinAccount` says so. Only then its code loads. */
export async function followAccount(storeApi: string): Promise<void> {
  if (readAccountText() === null) return
  const { followAccountList } = await import('./account-list.ts')
  followAccountList(storeApi)
}

/** The same, and says how many products are saved until the signal ends it: in one module, for every page's header. */
export function followSaved(
  run: (count: number) => void,
  signal: AbortSignal,
  storeApi: string,
): Promise<void> {
  watchSavedCount(run, signal)
  return followAccount(storeApi)
}
