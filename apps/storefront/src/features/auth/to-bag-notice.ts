import type { EndpointAnswer, loginEndpoint } from '@sorrel/contracts/http'
import type { Notice } from '#platform/notice.ts'

/** What to say about the visitor's bag after a sign-in; nothing where it was empty. Decisions "Session". */
export function toBagNotice({ bag }: EndpointAnswer<typeof loginEndpoint>): Notice | undefined {
  if (bag === undefined) return undefined
  return bag.lost.length > 0
    ? { key: 'account.bag.lost', names: bag.lost }
    : { key: 'account.bag.kept', count: bag.kept }
}
