import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import inject from 'light-my-request'
import { systemClock } from '#service/clock.ts'
import { runRender } from '#service/render.ts'
import { getPageBudgetMs } from '#service/resilience/page-budget.ts'
import type { Admission, Refusal } from '../admission/index.ts'
import { REQUEST_ID_HEADER, toRequestId } from '@sorrel/http/request'
import { ADDRESS_HEADER } from '../incoming.ts'
import { TARGET_HEADER } from '#routing/target-header.ts'
import type { MakePage, PageRequest } from './cached-pages.ts'
import type { MadeAnswer } from './finish-page.ts'
import { getDataStatus, toRouterQuery } from './router-request.ts'

export interface MakePageOptions {
  /** Next's own way to answer a request. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Host of the shop's own address. */
  readonly host: string
  readonly admission: Admission
}

/** A page that was not made, since too many are being made. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly #refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.text)
    this.#refusal = refusal
  }

  get refusal(): Refusal {
    return this.#refusal
  }
}

/**
 * Has Next make a page for everybody. The request is one of our own: it carries no query, no cookie and no header of
 * the visitor who is waiting, so that nothing of theirs can get into the page. Pages with the same target are made one
 * after the other, since Next would let them share one answer and the second would not know its reads.
 */
export function createPageMaker({ admission, ...app }: MakePageOptions): MakePage {
  const busy = new Map<string, Promise<unknown>>()
  return (page, { visitor, recordRead }) => {
    const previous = busy.get(page.target) ?? Promise.resolve()
    const work = previous.then(async () => {
      const priority = visitor === undefined ? 'renewal' : 'visitor'
      const turn = await admission.enter({ address: visitor?.address, priority })
      if (!turn.ok) throw new RefusedError(turn.error)
      const deadline = systemClock() + getPageBudgetMs(page.path)
      return runRender({ deadline, recordRead, priority }, () => ask(page, app)).finally(turn.value)
    })
    const done = work
      .catch(() => undefined)
      .finally(() => {
        if (busy.get(page.target) === done) busy.delete(page.target)
      })
    busy.set(page.target, done)
    return work
  }
}

async function ask(
  { target, path, router }: PageRequest,
  { handle, host }: Pick<MakePageOptions, 'handle' | 'host'>,
): Promise<MadeAnswer> {
  const dispatch = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch((error: unknown) => response.destroy(toError(error)))
  }
  const isPage = Object.keys(router).length === 0
  const answer = await inject(dispatch, {
    method: 'GET',
    // Whole, its text would be made of it too, which nobody here asks for.
    payloadAsStream: true,
    url: path + (await toRouterQuery(router)),
    headers: {
      host,
      [TARGET_HEADER]: target,
      [ADDRESS_HEADER]: '127.0.0.1',
      [REQUEST_ID_HEADER]: toRequestId(undefined),
      ...router,
    },
  })
  const body = await readWhole(answer.stream())
  return {
    status: isPage ? answer.statusCode : getDataStatus(answer.statusCode, body),
    headers: Object.fromEntries(
      Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, typeof value === 'number' ? String(value) : value]],
      ),
    ),
    body,
  }
}

/** Node's own `buffer` makes a Blob on the way, which costs more than the reading. */
async function readWhole(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  stream.on('data', (part: Buffer) => parts.push(part))
  await finished(stream)
  return Buffer.concat(parts)
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
