import type { Pool, PoolClient, PoolConfig } from 'pg'

const POOL_SIZE = 10
const CLOSE_TIMEOUT_MS = 5000
const POOL_SETTINGS: PoolConfig = {
  max: POOL_SIZE,
  // A connection attempt fails after this time.
  connectionTimeoutMillis: 10_000,
  // Idle connections stay open, but are replaced now and then, because their processes at the server grow.
  idleTimeoutMillis: 0,
  maxLifetimeSeconds: 45 * 60,
  // Detects a server that vanished without closing the connection.
  keepAlive: true,
  keepAliveInitialDelayMillis: 60_000,
}

/** A connection pool's error for connection settings that it does not accept. */
const PROTOCOL_VIOLATION = '08P01'

export interface OpenPool {
  readonly pool: Pool
  /** Running queries get five seconds. */
  readonly close: () => Promise<void>
}

/**
 * Connects to a PostgreSQL server. `settings` apply to each connection, if the server or a pool in front of it
 * accepts them. Throws a one-line error if it cannot be used.
 */
export async function openPool(
  url: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OpenPool> {
  const { default: pg } = await import('pg')
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const pool = new pg.Pool({
    ...POOL_SETTINGS,
    connectionString: url,
    ...(options.length > 0 && { options: options.join(' ') }),
  })
  const close = watch(pool)
  try {
    await pool.query('select 1')
    return { pool, close }
  } catch (cause) {
    await close()
    const isRefused = cause instanceof pg.DatabaseError && cause.code === PROTOCOL_VIOLATION
    if (isRefused && options.length > 0) return openPool(url)
    throw new Error(`The database at ${new URL(url).host} cannot be used: ${toReason(cause)}`, { cause })
  }
}

/** Replaces broken connections. Returns a function that closes the pool, with some seconds for running queries. */
function watch(pool: Pool): () => Promise<void> {
  const lent = new Set<PoolClient>()
  pool.on('acquire', (client) => lent.add(client))
  pool.on('release', (_error, client) => lent.delete(client))
  // When a server goes away, idle connections emit errors, which would end this process without a listener. The next
  // query opens another connection.
  pool.on('error', () => undefined)
  // The pool does not listen to a borrowed connection, and Drizzle does not return one whose "begin" fails.
  pool.on('connect', (client) => {
    client.on('error', () => {
      if (lent.has(client)) takeBack(client)
    })
  })
  let closing: Promise<void> | undefined
  const end = async () => {
    const timer = setTimeout(() => lent.forEach(takeBack), CLOSE_TIMEOUT_MS)
    await pool.end().finally(() => clearTimeout(timer))
  }
  return () => (closing ??= end())
}

/** Ends a borrowed connection; returning it later does nothing. */
function takeBack(client: PoolClient): void {
  client.release(true)
  client.release = () => undefined
}

/** The most specific message of an error. */
export function toReason(cause: unknown): string {
  // A host name with several addresses fails once for each.
  if (cause instanceof AggregateError && cause.errors.length > 0) return toReason(cause.errors[0])
  return cause instanceof Error && cause.message !== '' ? cause.message : 'it does not answer'
}
