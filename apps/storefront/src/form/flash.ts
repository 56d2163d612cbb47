import { parseProblem } from '@sorrel/contracts/problem'
import { z } from 'zod'
import type { FlashMessage } from './flash-message.ts'
import { toFormIssues } from './form-issues.ts'
import type { FormState } from './form-shape.ts'

/** What one answer leaves for the page after it, where no script carries it over. */
export interface Flash {
  /** A refused form, by its name. */
  readonly form?: (FormState & { readonly name: string }) | undefined
  readonly flashMessage?: FlashMessage | undefined
}

/** Browsers drop larger cookies. */
const FLASH_MAX_LENGTH = 3600

const texts = z.record(z.string(), z.string())
const flashSchema = z.object({
  form: z.object({ name: z.string(), values: texts, issues: texts, error: z.string().optional() }).optional(),
  flashMessage: z.unknown().optional(),
})

/** The cookie's value. A form with too much to say keeps its messages and loses what was typed. */
export function writeFlash(flash: Flash): string {
  const value = encode(flash)
  if (value.length <= FLASH_MAX_LENGTH || flash.form === undefined) return value
  return encode({ ...flash, form: { ...flash.form, values: {} } })
}

/** What the cookie held. Its notice is still to be parsed, by what the forms may leave. */
export interface ReadFlash extends Pick<Flash, 'form'> {
  readonly flashMessage?: unknown
}

/** Reads the cookie, which a visitor may have written: of a form nothing but known messages comes through. */
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
    const json: unknown = JSON.parse(Buffer.from(value, 'base64url').toString())
    return json
  } catch {
    return undefined
  }
}
