import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { TestClock } from 'pg-boss'
import { expect } from 'vitest'
import { z } from 'zod'
import {
  createDiskStore,
  createReviewsApi,
  JOBS_SCHEMA,
  type PictureStore,
  type ReviewJobsOptions,
  type ReviewsApiOptions,
  type ReviewsDatabase,
  type ReviewSession,
  startReviewJobs,
} from '../src/server.ts'
import { openDatabase } from './open-database.ts'

export const SHOP = 'https://shop.example'
export const MODERATION = 'http://moderation.example'
export const TOKEN = 'a-token-for-tests-only'
export const PRODUCT = 'p1'

/** The caller of a cookie `session=…`. Everybody has bought `p1`, in the orders listed here. */
const CUSTOMERS: Readonly<Record<string, readonly string[]>> = {
  ann: ['ann-1'],
  ben: ['ben-1', 'ben-2'],
  cleo: [],
  dora: ['dora-1'],
  eve: ['eve-1'],
}

export interface TestApi {
  readonly app: Hono
  readonly db: ReviewsDatabase
  readonly pictures: PictureStore
  /** Folder of the pictures. */
  readonly folder: string
  /** Products whose approved reviews have changed. */
  readonly changed: string[]
  call(path: string, init?: RequestInit): Promise<Response>
  /** Writes a review as a customer: `ann`, for her order, by default. */
  create(
    fields?: Readonly<Record<string, string>>,
    images?: readonly (Uint8Array | File)[],
    as?: string,
  ): Promise<Response>
  /** Calls the HTTP API of moderation. */
  moderate(path: string, body?: object, method?: 'GET' | 'POST' | 'PUT'): Promise<Response>
  /** Creates an approved review and returns its id. */
  createApproved(
    fields?: Readonly<Record<string, string>>,
    images?: readonly Uint8Array[],
    as?: string,
  ): Promise<string>
  countFiles(): Promise<number>
  stop(): Promise<void>
}

export interface TestOptions extends Partial<ReviewsApiOptions> {
  /** The database that the API is to have. Default: an empty one. */
  readonly database?: Awaited<ReturnType<typeof openDatabase>>
}

/** An API with its own database and folder; `session=down` stands for a commerce service that does not answer. */
export async function startApi({ database, ...options }: TestOptions = {}): Promise<TestApi> {
  const { db, close } = database ?? (await openDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'reviews-'))
  const pictures = createDiskStore(folder)
  const changed: string[] = []
  const stop = () => close().then(() => rm(folder, { recursive: true, force: true }))
  const open = async () =>
    createReviewsApi({
      db,
      pictures,
      secrets: ['a-secret-for-tests-only'],
      origins: [SHOP],
      getSession: (request) => Promise.resolve(getSession(request)),
      getAddress: (c) => c.req.header('x-client-address') ?? 'local',
      moderation: { token: TOKEN, origin: MODERATION },
      onChange: (productId) => changed.push(productId),
      limits: { create: { calls: 1000, seconds: 60 }, vote: { calls: 100_000, seconds: 60 } },
      ...options,
    })
  // What it refuses leaves nothing behind.
  const app = await open().catch((error: unknown) => stop().then(() => Promise.reject(error)))
  const call: TestApi['call'] = async (path, init) => app.request(path, withOrigin(init))
  const moderate: TestApi['moderate'] = async (path, body, method = body === undefined ? 'GET' : 'POST') =>
    app.request(`/moderation/api${path}`, {
      method,
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const create: TestApi['create'] = async (fields = {}, images = [], as = 'ann') => {
    const encoded = new Response(toFormData(fields, images))
    const type = encoded.headers.get('content-type') ?? ''
    const body = await encoded.arrayBuffer()
    const headers = { cookie: `session=${as}`, 'content-type': type }
    return call('/api/reviews/create', { method: 'POST', headers, body })
  }
  return {
    app,
    db,
    pictures,
    folder,
    changed,
    call,
    create,
    moderate,
    createApproved: async (fields, images, as) => {
      const created = await create(fields, images, as)
      const answer: unknown = await created.json()
      const id = getId(answer)
      const approved = await moderate(`/reviews/${id}/approve`, {})
      if (!approved.ok) throw new Error(`not approved: ${JSON.stringify(answer)}`)
      return id
    },
    countFiles: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).length
    },
    stop,
  }
}

type Jobs = Pick<ReviewJobsOptions, 'deliver' | 'announce' | 'requests' | 'restocks' | 'log'>

export interface TestJobs extends TestApi {
  readonly clock: TestClock
  /** Lets time pass, and what has become due by then be done. */
  readonly pass: (ms: number) => Promise<void>
  /** Adds another process that works off the jobs. */
  readonly join: (jobs: Jobs) => Promise<void>
  /** The processes end, and another one takes their place. */
  readonly restart: (jobs: Jobs) => Promise<void>
}

/** An API with a queue of jobs, whose time passes with `pass` alone. */
export async function startApiWithJobs(
  jobs: Jobs,
  { startAt, ...options }: TestOptions & { readonly startAt?: Date } = {},
): Promise<TestJobs> {
  const database = await openDatabase()
  const clock = new TestClock(startAt)
  const { db, connection } = database
  const start = (given: Jobs) => startReviewJobs({ log: QUIET, ...given, db, connection, clock })
  const first = await start(jobs)
  const queues = [first]
  const api = await startApi({ now: () => new Date(clock.now()), ...options, database, jobs: first })
  const countDue = () => {
    // Those whose names begin with underscores are the library's own.
    const isDue = sql`state < 'completed' and start_after <= ${new Date(clock.now()).toISOString()} and left(name, 2) <> '__'`
    return db.$count(sql`${sql.raw(JOBS_SCHEMA)}.job`, isDue)
  }
  return {
    ...api,
    clock,
    pass: async (ms) => {
      await clock.setTime(clock.now() + ms)
      const work = () => {
        for (const queue of queues) queue.wake()
        return countDue()
      }
      await expect.poll(work, { interval: 10, timeout: 20_000 }).toBe(0)
    },
    join: async (given) => void queues.push(await start(given)),
    restart: async (given) => {
      for (const queue of queues.splice(0)) await queue.stop()
      queues.push(await start(given))
    },
    stop: async () => {
      for (const queue of queues) await queue.stop()
      await db.execute(sql`drop schema ${sql.raw(JOBS_SCHEMA)} cascade`)
      await api.stop()
    },
  }
}

/** For tests of faults. */
export const QUIET = { info: () => {}, warn: () => {}, error: () => {} }

export function toFormData(
  fields: Readonly<Record<string, string>>,
  images: readonly (Uint8Array | File)[] = [],
): FormData {
  const data = new FormData()
  const values = {
    productId: PRODUCT,
    orderId: 'ann-1',
    rating: '5',
    title: 'Lovely',
    body: 'Smells of honey.',
    ...fields,
  }
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  for (const [index, image] of images.entries()) {
    const file =
      image instanceof File
        ? image
        : new File([new Uint8Array(image)], `${index}.jpg`, { type: 'image/jpeg' })
    data.append('images', file)
  }
  return data
}

/** A JSON answer of unknown shape. */
export async function readJson(response: Response) {
  return z.any().parse(await response.json())
}

export function getId(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'id' in answer) return String(answer.id)
  throw new Error(`no id in ${JSON.stringify(answer)}`)
}

function withOrigin(init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers)
  if ((init.method ?? 'GET') !== 'GET' && !headers.has('origin')) headers.set('origin', SHOP)
  if (typeof init.body === 'string' && !headers.has('content-type'))
    headers.set('content-type', 'application/json')
  return { ...init, headers }
}

function getSession(request: Request): ReviewSession {
  const [, name = ''] = /(?:^|; )session=(\w+)/.exec(request.headers.get('cookie') ?? '') ?? []
  if (name === 'down') return { kind: 'unavailable' }
  if (name === 'noorders') return toCustomer(name, undefined)
  const orders = CUSTOMERS[name]
  return orders === undefined ? { kind: 'visitor' } : toCustomer(name, orders)
}

function toCustomer(name: string, orders: readonly string[] | undefined): ReviewSession {
  return {
    kind: 'customer',
    accountId: `account-${name}`,
    displayName: `${name} L.`,
    email: `${name}@example.com`,
    findOrders: (productId) =>
      Promise.resolve(
        productId === PRODUCT
          ? orders?.map((id) => ({
              id,
              date: '2026-11-01T10:00:00.000Z',
              product: { name: 'Soap', slug: 'soap' },
            }))
          : [],
      ),
  }
}
