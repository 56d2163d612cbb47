import type { Service } from '../service.ts'
import { toChangedFields, toEventData } from '../webhooks/changed-fields.ts'
import type { AccountRow, AddressRow } from './account-rows.ts'

/** Sends an account's event: the whole record when it is new, else the changed fields. */
export function announceAccount(
  { webhooks }: Pick<Service, 'webhooks'>,
  account: AccountRow,
  before?: AccountRow,
): void {
  const data =
    before === undefined
      ? toEventData(toRecord(account))
      : toChangedFields(toRecord(before), toRecord(account))
  const type = before === undefined ? 'account.created' : 'account.updated'
  webhooks.emit({ model: 'accounts', type, data })
}

export function announceAddress(
  { webhooks }: Pick<Service, 'webhooks'>,
  { accountId, ...address }: AddressRow,
): void {
  const data = toEventData({ ...address, parentId: accountId })
  webhooks.emit({ model: 'accounts', type: 'account.address.created', data })
}

/** The account as an event carries it: without the hash of its password. */
function toRecord({ passwordHash: _secret, ...account }: AccountRow) {
  return account
}
