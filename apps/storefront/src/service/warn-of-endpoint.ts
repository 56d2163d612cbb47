import { describeEndpoint } from '@sorrel/commerce/check'
import type { Logger } from 'pino'
import type { Env } from './env.ts'
import { fetchUpstream } from './resilience/upstreams.ts'

/**
 * Compares the store's schema with our documents, once: one line says what would fail and which path of GraphQL fits
 * better. The shop serves all the same. See docs/hosted-store.md#when-something-is-off.
 */
export async function warnOfEndpoint(env: Env, log: Pick<Logger, 'warn'>): Promise<void> {
  const { commerceUrl: url, commercePublicKey: publicKey, commerceGraphqlPath: graphqlPath } = env
  const line = await describeEndpoint({ url, publicKey, graphqlPath, fetch: fetchUpstream })
  if (line !== undefined) log.warn(line)
}
