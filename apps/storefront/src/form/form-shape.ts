import type { FormIssues, FormValues } from '@sorrel/contracts/forms'
import type { Endpoint, EndpointAnswer, EndpointBody } from '@sorrel/contracts/http'
import type { ProblemCode } from '@sorrel/contracts/problem'
import type { Result } from '@sorrel/domain/result'
import type { FormFlashes, PlainMessage, Errors } from './flash-message.ts'

/**
 * One form, shared by browser and server: the endpoint that handles it, the fields that it sends, their validation, and
 * the messages for refusals.
 */
export interface FormShape<E extends Endpoint = Endpoint> {
  /** Last segment of the address that takes the form without script. */
  readonly name: string
  readonly endpoint: E
  /** Names of its fields; a form with any other is refused. */
  readonly fields: readonly string[]
  /** Labels in the error summary for fields that are rendered outside the form. */
  readonly labels?: Readonly<Partial<Record<string, PlainMessage>>>
  /** Fields that are not restored after an error, such as passwords. */
  readonly secrets?: readonly string[]
  /** The fields as the endpoint's body, or their errors. */
  readonly parse: (values: FormValues) => Result<EndpointBody<E>, FormIssues>
  /** Messages by problem code. */
  readonly errors: Errors
  /** What a success without script leaves for its page as the form's values, in place of a message. */
  readonly toLeft?: ((answer: EndpointAnswer<E>) => FormState['values']) | undefined
  /** The next page's message after submitting without script. */
  readonly flashes?: FormFlashes<EndpointAnswer<E>> | undefined
  /** Pages below the form's own that a refusal leads to instead, by its code. */
  readonly rejectedPages?: Readonly<Partial<Record<ProblemCode, string>>> | undefined
}

/** A form's values and errors after a refusal. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>
  readonly issues: FormIssues
  /** Why the whole form was refused. */
  readonly error?: ProblemCode | undefined
  /** Id of the refusal in the logs. */
  readonly requestId?: string | undefined
}

/** A form that has not been submitted yet. */
export const NEW_FORM: FormState = { values: {}, issues: {} }

/** Hidden fields of every form without script: the page it is on, and the target after a success. */
export const FROM_FIELD = 'from'
export const TO_FIELD = 'to'
