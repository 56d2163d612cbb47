'use client'

import type { UntrustedRecord } from '@sorrel/contracts/untrusted'
import type { Account } from '@sorrel/domain/account'
import type { Result } from '@sorrel/domain/result'
import { toAccount } from '../account/to-account.ts'
import type { CommerceError } from '../error.ts'
import { GetAccountDetailsDocument, type GetAccountDetailsQuery } from '../generated/account/graphql.ts'
import { decodeRecord } from '../wire/decode.ts'
import { useOperation, type Loaded } from './use-operation.ts'

function decodeAccount({
  account,
}: UntrustedRecord<GetAccountDetailsQuery>): Result<Account | null, CommerceError> {
  return decodeRecord(account, { operation: 'getAccountDetails', toRecord: toAccount })
}

/**
 * The signed-in customer, null for a visitor. With the client of `createBrowserCommerceClient` it follows log-in,
 * log-out and every change optimistically, and rolls back when the service refuses.
 */
export function useAccount(): Loaded<Account | null> {
  return useOperation({
    document: GetAccountDetailsDocument,
    variables: {},
    operation: 'getAccountDetails',
    decode: decodeAccount,
  })
}
