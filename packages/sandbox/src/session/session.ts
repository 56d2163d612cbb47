import { and, eq, gt } from 'drizzle-orm'
import { sessions } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import type { Service } from '../service.ts'
import { createSessionToken, hashToken } from './token.ts'

/** Duration of a session. */
export const SESSION_DAYS = 30
const DAY_MS = 86_400_000

/** The session of a token. */
export interface SessionRecord {
  readonly token: string
  readonly accountId: string | null
  readonly cartId: string | null
  readonly currency: string | null
  readonly locale: string | null
}

/** The stored data of a session. */
type SessionFacts = Partial<Omit<SessionRecord, 'token'>>

/** The session of a token; undefined for a token that is unknown or has ended. */
export async function findSession({ db, clock }: Service, token: string): Promise<SessionRecord | undefined> {
  const began = new Date(clock.now().getTime() - SESSION_DAYS * DAY_MS)
  const [found] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.dateCreated, began)))
  if (found === undefined) return undefined
  const { accountId, cartId, currency, locale } = found
  return { token, accountId, cartId, currency, locale }
}

/** Begins a session and returns its token. The token cannot be read later: the database has only a hash. */
export async function startSession(
  { db, clock }: { readonly db: Database; readonly clock: Service['clock'] },
  facts: SessionFacts = {},
): Promise<SessionRecord> {
  const token = createSessionToken()
  const record = { accountId: null, cartId: null, currency: null, locale: null, ...facts }
  await db.insert(sessions).values({ tokenHash: hashToken(token), ...record, dateCreated: clock.now() })
  return { token, ...record }
}

/** Changes the stored data of a session. */
export async function updateSession(db: Database, token: string, facts: SessionFacts): Promise<void> {
  await db
    .update(sessions)
    .set(facts)
    .where(eq(sessions.tokenHash, hashToken(token)))
}

/** Ends every session of an account, as after a change of password. */
export async function endSessionsOf(db: Database, accountId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId))
}

/**
 * A new token for a session that changes: it has the old session's data, changed by `facts`. The old token keeps access
 * to what it could read before. See docs/commerce-service.md#sessions.
 */
export function renewSession(
  service: Pick<Service, 'clock'> & { readonly db: Database },
  old: SessionRecord | undefined,
  facts: SessionFacts,
): Promise<SessionRecord> {
  const known = {
    accountId: old?.accountId ?? null,
    cartId: old?.cartId ?? null,
    currency: old?.currency ?? null,
    locale: old?.locale ?? null,
  }
  return startSession(service, { ...known, ...facts })
}
