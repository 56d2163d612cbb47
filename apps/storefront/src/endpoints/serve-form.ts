import { checkCustomer, getRequestId, type Refusal, toRefusalAnswer } from '@sorrel/commerce/server'
import { type Endpoint, type EndpointAnswer, parseRequest } from '@sorrel/contracts/http'
import { parseNext } from '@sorrel/contracts/routes'
import { err, ok, type Result } from '@sorrel/domain/result'
import { readForm } from '@sorrel/contracts/http/body'
import { checkOrigin } from '@sorrel/contracts/http/request'
import { type NextRequest, NextResponse } from 'next/server'
import type { EndpointHandler, Route } from './handler.ts'
import { createRequestContext } from './request-context.ts'
import { env } from '#config/env.ts'
import { type FormFlashes, getDoneFlash, getRejectedFlash, type Rejection } from '#form/flash-message.ts'
import { type Flash, getFlashAttributes, writeFlash } from '#form/flash.ts'
import { FLASH_COOKIE } from '#request/flash-cookie.ts'
import {
  type Refusal as PageRefusal,
  toRefusalAnswer as toPageOrText,
} from '#request/render-limiter/refusal.ts'
import { toErrorState } from '#form/form-issues.ts'
import { type FormShape, FROM_FIELD, TO_FIELD } from '#form/form-shape.ts'

/** A form's route for browsers without script. */
export interface ServedForm extends Route {
  /** Last segment of its address. */
  readonly name: string
  readonly flashes: FormFlashes<never>
}

/**
 * Handles a form that is sent without script: with the endpoint's handler, the same `Origin` check, and a redirect
 * (303) to the page that shows the outcome.
 */
export function serveForm<E extends Endpoint>(shape: FormShape<E>, handler: EndpointHandler<E>): ServedForm {
  return {
    name: shape.name,
    flashes: shape.flashes ?? {},
    method: 'POST',
    handle: (request) => handleForm(request, shape, handler),
  }
}

async function handleForm<E extends Endpoint>(
  request: NextRequest,
  shape: FormShape<E>,
  handler: EndpointHandler<E>,
): Promise<Response> {
  const form = await readKnownForm(request, shape)
  if (!form.ok) return refuseForm(form.error, request)
  const { values, from, to } = form.value
  const body = shape.parse(values)
  const parsed = body.ok ? parseRequest(shape.endpoint, { body: body.value }) : body
  const comeBack = (rejection: Rejection) => {
    const flashMessage = getRejectedFlash(shape.flashes, rejection)
    return redirectWith(from, flashMessage ? { flashMessage } : { form: toState(shape, values, rejection) })
  }
  const context = await createRequestContext(request)
  const stranger = await checkCustomer(shape.endpoint, context, parsed.ok)
  const invalid = { code: 'invalid', message: 'The form is not valid' } as const
  const result = stranger
    ? err(stranger)
    : parsed.ok
      ? await handler({ ...parsed.value, context })
      : err({ ...invalid, fields: parsed.error })
  if (result.ok) return context.toResponse(redirectWith(to, toDoneFlash(shape, result.value)))
  const { code } = result.error
  const page = shape.rejectedPages?.[code]
  if (page !== undefined) return context.toResponse(redirectWith(`${from}/${page}`, {}))
  return context.toResponse(comeBack({ ...result.error, requestId: getRequestId(request) }))
}

/** A form that is not read: a person who wrote too much sees a page, everything else is a problem as JSON. */
export function refuseForm(refusal: Refusal, request: NextRequest): Response {
  return refusal.code === 'too_large' && request.headers.get('accept')?.includes('text/html') === true
    ? refuseWithPage({ status: 413, text: refusal.message }, request)
    : toRefusalAnswer(refusal, request)
}

/** A page in the language of the form's page for a person who met the address, a line of text for a program. */
export function refuseWithPage(refusal: PageRefusal, request: NextRequest): Response {
  return toPageOrText(refusal, {
    url: getReferrer(request) ?? request.nextUrl.pathname,
    accept: request.headers.get('accept'),
    requestId: getRequestId(request),
  })
}

export interface SentForm {
  readonly values: Readonly<Record<string, string>>
  readonly from: string
  readonly to: string
}

async function readKnownForm(request: NextRequest, shape: FormShape): Promise<Result<SentForm, Refusal>> {
  const sent = await readSentForm(request)
  if (!sent.ok) return sent
  const unknown = Object.keys(sent.value.values).find((name) => !shape.fields.includes(name))
  return unknown === undefined ? sent : err(UNKNOWN_FORM)
}

const UNKNOWN_FORM = { code: 'invalid', message: 'The form is not one of ours' } as const

/**
 * The fields of a form sent by one of our pages without script, whatever their names. If a form does not name its page,
 * the redirect leads back to the referring page.
 */
export async function readSentForm(request: NextRequest): Promise<Result<SentForm, Refusal>> {
  const foreign = checkOrigin(request, [env.publicOrigin])
  if (foreign !== undefined) return err(foreign)
  const form = await readForm(request)
  if (!form.ok) return form
  const { [FROM_FIELD]: from, [TO_FIELD]: to, ...values } = Object.fromEntries(form.value)
  const page = from ?? getReferrer(request)
  const pages = { from: parseNext(page), to: parseNext(to ?? page) }
  if (pages.from === undefined || pages.to === undefined) return err(UNKNOWN_FORM)
  return ok({ values, from: pages.from, to: pages.to })
}

/** The path and query of our page that sent the form, for a form that is on every page. */
function getReferrer({ headers }: NextRequest): string | undefined {
  const referrer = URL.parse(headers.get('referer') ?? '')
  return referrer?.origin === env.publicOrigin ? referrer.pathname + referrer.search : undefined
}

function toDoneFlash<E extends Endpoint>(
  { name, toLeft, flashes }: FormShape<E>,
  answer: EndpointAnswer<E>,
): Flash {
  const values = toLeft?.(answer)
  return values === undefined
    ? { flashMessage: getDoneFlash(flashes, answer) }
    : { form: { name, values, issues: {} } }
}

function toState(
  shape: FormShape,
  values: Readonly<Record<string, string>>,
  rejection: Rejection,
): NonNullable<Flash['form']> {
  const shown = Object.entries(values).filter(([name]) => shape.secrets?.includes(name) !== true)
  return { name: shape.name, values: Object.fromEntries(shown), ...toErrorState(rejection) }
}

/** Redirects to an absolute URL, so that a path that a browser could read as another host cannot leave the shop. */
export function redirectWith(path: string, flash: Flash): NextResponse {
  const answer = NextResponse.redirect(new URL(path, env.publicOrigin), 303)
  answer.headers.set('cache-control', 'private, no-store')
  if (flash.form !== undefined || flash.flashMessage !== undefined)
    answer.cookies.set(
      FLASH_COOKIE,
      writeFlash(flash),
      getFlashAttributes({ secure: env.publicOrigin.startsWith('https:') }),
    )
  return answer
}
