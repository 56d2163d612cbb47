import type { FormIssues, FormValues } from '@sorrel/contracts/forms'
import type { Endpoint, EndpointAnswer, EndpointBody } from '@sorrel/contracts/http'
import type { ProblemCode } from '@sorrel/contracts/problem'
import type { Result } from '@sorrel/domain/result'
import type { FormFlashes, PlainMessage, Errors } from './flash-message.ts'

/**
 * One form, for the browser and for the server alike: which endpoint does the work, which fields it sends, how they are
 * validated, and the messages for refusals.
 */
export interface FormShape<E extends Endpoint = Endpoint> {
  /** Last segment of the address that takes the form where there is no script. */
  readonly name: string
  readonly endpoint: E
  /** Names of its fields; a form with any other is refused. */
  readonly fields: readonly string[]
  /** Names for the summary of what is wrong, of fields that are drawn further down than the form itself. */
  readonly labels?: Readonly<Partial<Record<string, PlainMessage>>>
  /** Those never given back after an error, such as passwords. */
  readonly secrets?: readonly string[]
  /** The fields as the endpoint's body, or what is wrong with them. */
  readonly parse: (values: FormValues) => Result<EndpointBody<E>, FormIssues>
  /** Messages by problem code. */
  readonly errors: Errors
  /** What the page after it says where there is no script. */
  readonly flashes?: FormFlashes<EndpointAnswer<E>> | undefined
  /** Pages below the form's own that a refusal leads to instead, by its code. */
  readonly rejectedPages?: Readonly<Partial<Record<ProblemCode, string>>> | undefined
}

/** What a form shows again after it was refused. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>
  readonly issues: FormIssues
  /** Why the whole form was refused. */
  readonly error?: ProblemCode | undefined
  /** What our log knows the refusal by. */
  readonly requestId?: string | undefined
}

/** A form nobody has sent yet. */
export const NEW_FORM: FormState = { values: {}, issues: {} }

/** Hidden fields that every form sends where there is no script: the page it is on, and where a success leads. */
export const FROM_FIELD = 'from'
export const TO_FIELD = 'to'
