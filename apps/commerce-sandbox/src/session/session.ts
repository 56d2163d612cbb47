import { and, eq, gt } from 'drizzle-orm'
import { sessions } from '../database/commerce-tables.ts'
import type { Database } from '../database/open.ts'
import type { Service } from '../service.ts'
import { createToken, hashToken } from './token.ts'

/** A session ends this long after it began. */
export const SESSION_DAYS = 30
const DAY_MS = 86_400_000
const MAX_TOKEN_LENGTH = 200

/** Who a session token stands for. */
export interface SessionRecord {
  readonly token: string
  readonly accountId: string | null
  readonly cartId: string | null
  readonly currency: string | null
  readonly locale: string | null
}

/** What a session knows about its visitor. */
type SessionFacts = Partial<Omit<SessionRecord, 'token'>>

/** The session of a token; undefined for a token that is unknown or has ended. */
export async function findSession({ db, clock }: Service, token: string): Promise<SessionRecord | undefined> {
  if (token === '' || token.length > MAX_TOKEN_LENGTH) return undefined
  const began = new Date(clock.now().getTime() - SESSION_DAYS * DAY_MS)
  const [found] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.dateCreated, began)))
  if (found === undefined) return undefined
  const { accountId, cartId, currency, locale } = found
  return { token, accountId, cartId, currency, locale }
}

/** Begins a session and gives its token: only here, as the database keeps a hash. */
export async function startSession(
  { db, clock }: { readonly db: Database; readonly clock: Service['clock'] },
  facts: SessionFacts = {},
): Promise<SessionRecord> {
  const token = createToken()
  const record = { accountId: null, cartId: null, currency: null, locale: null, ...facts }
  await db.insert(sessions).values({ tokenHash: hashToken(token), ...record, dateCreated: clock.now() })
  return { token, ...record }
}

/** Writes down something new about a visitor. */
export async function updateSession(db: Database, token: string, facts: SessionFacts): Promise<void> {
  await db
    .update(sessions)
    .set(facts)
    .where(eq(sessions.tokenHash, hashToken(token)))
}

/** Ends a session: its token is worth nothing from now on. */
async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)))
}

/** Ends every session of an account, as after a change of password. */
export async function endSessionsOf(db: Database, accountId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId))
}

/**
 * Changes who a visitor is: the old token dies, a new one begins with what the old one knew and `facts`.
 * See docs/specification.md#shoppers-and-customers.
 */
export async function renewSession(
  service: Service,
  old: SessionRecord | undefined,
  facts: SessionFacts,
): Promise<SessionRecord> {
  return service.db.transaction(async (db) => {
    if (old !== undefined) await endSession(db, old.token)
    const known = {
      cartId: old?.cartId ?? null,
      currency: old?.currency ?? null,
      locale: old?.locale ?? null,
    }
    return startSession({ db, clock: service.clock }, { ...known, ...facts })
  })
}
