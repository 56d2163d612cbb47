import { readAccountText } from '#shop/account-list-mark.ts'

/** Keeps the list together with the customer's account, while `joinAccount` says so. Only then its code loads. */
export async function followAccount(storeApi: string): Promise<void> {
  if (readAccountText() === null) return
  const { followAccountList } = await import('./account-list.ts')
  followAccountList(storeApi)
}
