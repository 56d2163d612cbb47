import { parseProblem } from '@sorrel/contracts/problem'
import { z } from 'zod'
import type { FlashMessage, FormFlashes } from './flash-message.ts'
import { toFormIssues } from './form-issues.ts'
import type { FormState } from './form-shape.ts'

/** Cleared by the next page view, or on expiry. */
const FLASH_SECONDS = 60

/** Hidden from page JavaScript, like the session: it may contain typed values. */
export function getFlashAttributes({ secure }: { readonly secure: boolean }) {
  return { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: FLASH_SECONDS } as const
}

/** One answer's message for the next page, where no script carries it. */
export interface Flash {
  /** A refused form, by its name. */
  readonly form?: (FormState & { readonly name: string }) | undefined
  readonly flashMessage?: FlashMessage | undefined
}

/** Browsers drop larger cookies. */
const FLASH_MAX_LENGTH = 3600

const texts = z.record(z.string(), z.string())
/** The form of a log id: the cookie's author can put nothing else into it. */
const reference = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .catch(undefined)
const flashSchema = z.object({
  form: z
    .object({
      name: z.string(),
      values: texts,
      issues: texts,
      error: z.string().optional(),
      requestId: reference,
    })
    .optional(),
  flashMessage: z.unknown().optional(),
})

/** The cookie's value. A form that is too large keeps its messages and loses the typed values. */
export function writeFlash(flash: Flash): string {
  const value = encode(flash)
  if (value.length <= FLASH_MAX_LENGTH || flash.form === undefined) return value
  return encode({ ...flash, form: { ...flash.form, values: {} } })
}

/** The cookie's content. `parseFlashMessage` still has to check its message. */
export interface ReadFlash extends Pick<Flash, 'form'> {
  readonly flashMessage?: unknown
}

/** Parses the cookie. A visitor may have written it, so only known messages of a form are accepted. */
export function parseFlash(value: string | undefined): ReadFlash {
  if (value === undefined || value.length > FLASH_MAX_LENGTH) return {}
  const parsed = flashSchema.safeParse(decode(value))
  if (!parsed.success) return {}
  const { form, flashMessage } = parsed.data
  return { flashMessage, form: form && { ...form, ...readError(form) } }
}

function readError({ issues, error }: { issues: Record<string, string>; error?: string | undefined }) {
  return {
    issues: toFormIssues(issues),
    error: parseProblem({ error: { code: error } })?.error.code,
  }
}

function encode(flash: Flash): string {
  return Buffer.from(JSON.stringify(flash)).toString('base64url')
}

function decode(value: string): unknown {
  try {
    return JSON.parse(Buffer.from(value, 'base64url').toString())
  } catch {
    return undefined
  }
}

const messageSchema = z.object({
  key: z.string(),
  names: z.array(z.string()).optional(),
  count: z.number().optional(),
  requestId: reference,
})

/** A flash message as an answer left it, if one of the forms may leave it: a visitor can write into the cookie it comes from. */
export function parseFlashMessage(
  input: unknown,
  forms: readonly FormFlashes<never>[],
): FlashMessage | undefined {
  const parsed = messageSchema.safeParse(input)
  if (!parsed.success) return undefined
  const { key, names, count, requestId } = parsed.data
  for (const { done, rejected, empty, missing } of forms) {
    const error = Object.values(rejected ?? {}).find((known) => known === key)
    if (error !== undefined) return { key: error, tone: 'error', requestId }
    if (empty === key) return { key: empty, tone: 'error' }
    if (missing === key && names !== undefined) return { key: missing, names }
    if (done === undefined) continue
    if ('key' in done) {
      if (done.key === key) return done
    } else if (done.missing === key && names !== undefined) return { key: done.missing, names }
    else if (done.complete === key && count !== undefined) return { key: done.complete, count }
  }
  return undefined
}
