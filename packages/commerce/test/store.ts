import { readFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { parse, visit, type DocumentNode } from 'graphql'
import { createSchema, createYoga } from 'graphql-yoga'
import { onTestFinished } from 'vitest'

const SDL = readFileSync(new URL('../../contracts/commerce.graphql', import.meta.url), 'utf8')

export const KEY = 'pk_a_key_that_must_not_show'

export interface TestStore {
  readonly url: string
  /** Operations and REST paths that were asked for. */
  readonly asked: readonly string[]
}

export interface StoreOptions {
  /** What the schema lacks, as `Type.field`. */
  readonly without?: readonly string[]
  /** Path of the complete schema. Default `/graphql/v2`. */
  readonly path?: string
  /** Path of the schema without what is named. Default the same. */
  readonly poorPath?: string
  /** JSON by REST path below /api. Anything else is 404. */
  readonly rest?: Readonly<Record<string, unknown>>
  readonly settings?: unknown
  readonly menus?: unknown
}

const REST = {
  '/products': { count: 3, results: [] },
  '/attributes': { results: [{ id: 'scent', filterable: true }, { id: 'origin' }] },
  '/content/quizzes': { results: [{ id: 'ritual' }] },
  '/content/pages/home': { id: 'p1', slug: 'home', published: true, sections: [{}, {}] },
}

const SETTINGS = {
  store: { currency: 'GBP', locale: 'en', currencies: [], locales: [] },
  values: { colors: {}, typography: {}, header: {}, footer: {} },
}

const MENUS = {
  sections: ['header', 'footer', 'footer-secondary'].map((id) => ({
    id,
    name: id,
    items: [{ type: 'home', name: 'Home' }],
  })),
}

/** A store on a real server, whose schema can lack parts. */
export async function openStore(options: StoreOptions = {}): Promise<TestStore> {
  const { without = [], path = '/graphql/v2', poorPath = path, rest = REST } = options
  const asked: string[] = []
  const Query = {
    storeSettings: () => options.settings ?? SETTINGS,
    menuSettings: () => options.menus ?? MENUS,
  }
  const serveGraphql = (typeDefs: DocumentNode) =>
    createYoga({
      schema: createSchema({ typeDefs, resolvers: { Query } }),
      graphqlEndpoint: '*',
      logging: false,
    })
  const [whole, poor] = [serveGraphql(parse(SDL)), serveGraphql(leaveOut(parse(SDL), without))]
  const server = createServer((request, response) => {
    const [asking = ''] = (request.url ?? '').split('?')
    asked.push(asking)
    if (asking === poorPath && without.length > 0) return void poor(request, response)
    if (asking === path) return void whole(request, response)
    const known = Object.entries(rest).find(([name]) => asking === `/api${name}`)
    send(response, known === undefined ? 404 : 200, known?.[1] ?? {})
  })
  return { url: await listen(server), asked }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function leaveOut(sdl: DocumentNode, names: readonly string[]): DocumentNode {
  return visit(sdl, {
    ObjectTypeDefinition: (type) => ({
      ...type,
      fields: type.fields?.filter(({ name }) => !names.includes(`${type.name.value}.${name.value}`)),
    }),
  })
}

/** A server that answers everything alike. */
export function openAnything(answer: (response: ServerResponse) => void): Promise<string> {
  return listen(createServer((_request, response) => answer(response)))
}
