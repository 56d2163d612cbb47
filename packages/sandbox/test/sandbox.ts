import { serve } from '@sorrel/service/serve'
import { z } from 'zod'
import { parseConfig } from '../src/config.ts'
import { toServing } from '../src/serve-store.ts'
import { createService, type Service } from '../src/service.ts'
import { copyDatabase, TEST_CLOCK } from './seeded-database.ts'

export const PUBLIC_KEY = 'pk_sorrel_demo'

const graphqlAnswer = z.object({
  data: z.record(z.string(), z.any()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.looseObject({ code: z.string().optional() }).optional(),
      }),
    )
    .optional(),
})

/** A GraphQL answer with the session token of its header. */
export type GraphqlAnswer = z.infer<typeof graphqlAnswer> & { readonly session: string | null }

/** A real service with the demo seed, on a free port and a database of its own. */
export interface Sandbox {
  readonly url: string
  readonly service: Service
  /** Sends a GraphQL operation with the public key. */
  query(
    document: string,
    variables?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<GraphqlAnswer>
  /** Any other call; the public key is sent unless the headers say otherwise. */
  call(path: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
}

/**
 * Starts a sandbox in memory, or on PostgreSQL where DATABASE_URL is set: then in a database that `stop` drops.
 * `env` overrides what the service would read from its environment.
 */
export async function startSandbox(env: Readonly<Record<string, string>> = {}): Promise<Sandbox> {
  const config = parseConfig({
    PORT: '0',
    PUBLIC_URL: 'http://localhost:4000',
    DATA_DIR: 'memory://',
    CLOCK: TEST_CLOCK,
    LOG_LEVEL: 'silent',
    READ_CACHE_SECONDS: '0',
    SUBSCRIPTION_DELAY_SECONDS: '0',
    ...env,
  })
  if (!config.ok) throw new Error(config.error)
  const service = await createService(config.value, undefined, await copyDatabase())
  service.readiness.setBusy(undefined)
  const server = await serve(toServing(service))
  const url = `http://127.0.0.1:${server.port}`
  const call = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('authorization')) headers.set('authorization', PUBLIC_KEY)
    return fetch(`${url}${path}`, { ...init, headers })
  }
  return {
    url,
    service,
    call,
    query: async (document, variables = {}, headers = {}) => {
      const response = await call('/graphql/v2', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query: document, variables }),
      })
      return { ...graphqlAnswer.parse(await response.json()), session: response.headers.get('x-session') }
    },
    stop: () => server.stop(),
  }
}
