import { type Endpoint, type EndpointAnswer, parseRequest } from '@sorrel/contracts/http'
import { parseNext } from '@sorrel/contracts/routes'
import { err, ok, type Result } from '@sorrel/domain/result'
import { type NextRequest, NextResponse } from 'next/server'
import { type Refusal, toRefusal } from '../endpoint/answer.ts'
import { readText } from '../endpoint/read-body.ts'
import { isSameOrigin } from '../endpoint/same-origin.ts'
import { getRequestId, type ServedEndpoint, toRouteHandlers } from '../endpoint/serve.ts'
import { createVisitor } from '../endpoint/visitor.ts'
import { env } from '../env.ts'
import type { Notice } from '../notice.ts'
import { type Flash, writeFlash } from './flash.ts'
import { FLASH_COOKIE, getFlashAttributes } from './flash-cookie.ts'
import { toRefusedState } from './form-issues.ts'
import { type FormShape, FROM_FIELD, TO_FIELD } from './form-shape.ts'

export interface FormPlan<E extends Endpoint> {
  /** The form has no room for words: what the top of its page says of a refusal. */
  readonly toRefusalNotice?: (refusal: Pick<Refusal, 'code'>) => Notice
  /** What the page after a success says. */
  readonly toNotice?: (answer: EndpointAnswer<E>) => Notice | undefined
  /** Another page than the form's own for a refusal; `from` is the form's own. */
  readonly toRefusedPage?: (refusal: Refusal, from: string) => string | undefined
}

/** For a form that is one button. */
export const sayTryLater = (): Notice => ({ key: 'errors.try_later' })

/**
 * The way of a form without script: the same work as its endpoint, under the same rule of the Origin, and a redirect
 * (303) to the page that shows what became of it. Decisions "Own endpoints".
 */
export function toFormHandlers<E extends Endpoint>(
  shape: FormShape<E>,
  served: ServedEndpoint<E>,
  plan: FormPlan<E> = {},
): ReturnType<typeof toRouteHandlers> {
  return toRouteHandlers({
    method: 'POST',
    handle: (request) => handleForm(request, { shape, served, plan }),
  })
}

interface FormWork<E extends Endpoint> {
  readonly shape: FormShape<E>
  readonly served: ServedEndpoint<E>
  readonly plan: FormPlan<E>
}

async function handleForm<E extends Endpoint>(
  request: NextRequest,
  { shape, served, plan }: FormWork<E>,
): Promise<NextResponse> {
  const form = await readForm(request, shape)
  if (!form.ok) return toRefusal(form.error, getRequestId(request))
  const { values, from, to } = form.value
  const body = shape.parse(values)
  const parsed = body.ok ? parseRequest(served.endpoint, { body: body.value }) : body
  if (!parsed.ok) {
    const notice = plan.toRefusalNotice?.({ code: 'invalid' })
    return redirectWith(
      from,
      notice ? { notice } : { form: toState(shape, values, { fields: parsed.error }) },
    )
  }
  const visitor = createVisitor(request)
  const result = await served.work({ ...parsed.value, visitor })
  if (result.ok) return visitor.toResponse(redirectWith(to, { notice: plan.toNotice?.(result.value) }))
  const page = plan.toRefusedPage?.(result.error, from)
  if (page !== undefined) return visitor.toResponse(redirectWith(page, {}))
  const notice = plan.toRefusalNotice?.(result.error)
  if (notice !== undefined) return visitor.toResponse(redirectWith(from, { notice }))
  return visitor.toResponse(redirectWith(from, { form: toState(shape, values, result.error) }))
}

export interface SentForm {
  readonly values: Readonly<Record<string, string>>
  readonly from: string
  readonly to: string
}

async function readForm(request: NextRequest, shape: FormShape): Promise<Result<SentForm, Refusal>> {
  const sent = await readSentForm(request)
  if (!sent.ok) return sent
  const unknown = Object.keys(sent.value.values).find((name) => !shape.fields.includes(name))
  return unknown === undefined ? sent : err(STRANGE_FORM)
}

const STRANGE_FORM = { code: 'invalid', message: 'The form is not one of ours' } as const

/** The fields of a form that one of our pages sent without script, whatever their names. */
export async function readSentForm(request: NextRequest): Promise<Result<SentForm, Refusal>> {
  if (!isSameOrigin(request.headers.get('origin'), env.publicOrigin))
    return err({ code: 'forbidden', message: 'The Origin is not ours' })
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
    return err({ code: 'unsupported_media_type', message: 'Send a form' })
  const text = await readText(request)
  if (!text.ok) return err({ code: text.error, message: 'The form cannot be read' })
  const {
    [FROM_FIELD]: from,
    [TO_FIELD]: to,
    ...values
  } = Object.fromEntries(new URLSearchParams(text.value))
  const pages = { from: parseNext(from), to: parseNext(to) }
  if (pages.from === undefined || pages.to === undefined) return err(STRANGE_FORM)
  return ok({ values, from: pages.from, to: pages.to })
}

function toState(
  shape: FormShape,
  values: Readonly<Record<string, string>>,
  refused: Pick<Refusal, 'fields'> & Partial<Pick<Refusal, 'code'>>,
): NonNullable<Flash['form']> {
  const kept = Object.entries(values).filter(([name]) => shape.secrets?.includes(name) !== true)
  return { name: shape.name, values: Object.fromEntries(kept), ...toRefusedState(refused) }
}

/** To a whole address: a path that a browser could read as another host cannot leave ours. */
export function redirectWith(path: string, flash: Flash): NextResponse {
  const answer = NextResponse.redirect(new URL(path, env.publicOrigin), 303)
  answer.headers.set('cache-control', 'private, no-store')
  if (flash.form !== undefined || flash.notice !== undefined)
    answer.cookies.set(
      FLASH_COOKIE,
      writeFlash(flash),
      getFlashAttributes({ secure: env.publicOrigin.startsWith('https:') }),
    )
  return answer
}
