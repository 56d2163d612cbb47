import type { Pool, PoolClient, PoolConfig } from 'pg'

const POOL_SIZE = 10
const CLOSE_TIMEOUT_MS = 5000
const POOL_SETTINGS: PoolConfig = {
  max: POOL_SIZE,
  // A server that is away is known to be so after this time.
  connectionTimeoutMillis: 10_000,
  // Connections are kept for the next request, and replaced now and then: their processes at the server grow.
  idleTimeoutMillis: 0,
  maxLifetimeSeconds: 45 * 60,
  // Else a connection whose server vanished without a word would look open.
  keepAlive: true,
  keepAliveInitialDelayMillis: 60_000,
}

/** What a pool answers that takes no settings of connections. */
const PROTOCOL_VIOLATION = '08P01'

export interface OpenPool {
  readonly pool: Pool
  /** Queries that run have five seconds to end. */
  readonly close: () => Promise<void>
}

/**
 * Connects to a PostgreSQL server. `settings` are those of each connection, where the server or a pool in front of it takes
 * them. Throws a one-line error where it cannot be used.
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

/** Replaces connections that break. What it returns closes the pool: queries that run have some seconds to end. */
function watch(pool: Pool): () => Promise<void> {
  const lent = new Set<PoolClient>()
  pool.on('acquire', (client) => lent.add(client))
  pool.on('release', (_error, client) => lent.delete(client))
  // A server that goes away ends its idle connections; without a listener that would end this process. The next query opens another.
  pool.on('error', () => undefined)
  // While somebody holds a connection the pool does not listen to it. Drizzle does not give it back where "begin" fails.
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

/** Ends a connection, whoever holds it; who gives it back later need not know. */
function takeBack(client: PoolClient): void {
  client.release(true)
  client.release = () => undefined
}

/** The reason of a failure in the words of whoever found it. */
export function toReason(cause: unknown): string {
  // A name that stands for several addresses fails once for each.
  if (cause instanceof AggregateError && cause.errors.length > 0) return toReason(cause.errors[0])
  return cause instanceof Error && cause.message !== '' ? cause.message : 'it does not answer'
}
