'use client'

import type { ActionFailure } from '@sorrel/commerce/account-actions'
import { createEndpointSender } from '@sorrel/commerce/account-transport'
import { useAction } from '@sorrel/commerce/react'
import { readFormValues } from '@sorrel/contracts/forms'
import type { Endpoint, EndpointAnswer, EndpointBody } from '@sorrel/contracts/http'
import { err, ok, type Result } from '@sorrel/domain/result'
import { type FormEvent, useMemo, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { toErrorState } from './form-issues.ts'
import type { FormShape, FormState } from './form-shape.ts'

/** Sends a form's body to one of our own endpoints, in the page's language. */
export function useSend() {
  const { storeApiPrefix: storeApi, locale } = useShop().config
  return useMemo(() => createEndpointSender({ storeApi, locale }), [storeApi, locale])
}

export interface FormUse<E extends Endpoint> {
  /** The page's own path, locale included: where the form comes back to when it is refused. */
  readonly from: string
  readonly shape: FormShape<E>
  readonly state: FormState
  /** What to do with the answer. While it runs the form waits. */
  readonly onDone: (answer: EndpointAnswer<E>, sent: EndpointBody<E>) => void | Promise<void>
  /** What to do with a refusal instead of showing it; false shows it. */
  readonly onRejected?: ((failure: ActionFailure) => boolean) | undefined
}

/** The typed values, and the same as the endpoint's body. */
interface Sent<E extends Endpoint> {
  readonly values: Readonly<Record<string, unknown>>
  readonly body: EndpointBody<E>
}

/** A form that validates, submits once at a time, and keeps its values when it is refused. */
export function useForm<E extends Endpoint>({ shape, state, from, onDone, onRejected }: FormUse<E>) {
  const send = useSend()
  const shop = useShop()
  const [shown, setShown] = useState(state)

  /** Fails with the state that the form shows; a refusal that is handled elsewhere counts as done. */
  async function act({ values, body }: Sent<E>, signal: AbortSignal): Promise<Result<null, FormState>> {
    const answer = await send(shape.endpoint, body, { signal })
    if (signal.aborted) return ok(null)
    if (answer.ok) await onDone(answer.value, body)
    else if (answer.error.kind === 'unauthenticated' && shape.errors.unauthenticated === undefined) {
      const { logInAgain } = await import('./log-in-again.ts')
      await logInAgain(shop, { from, form: { shape, values } })
    } else if (onRejected?.(answer.error) !== true)
      return err({ ...state, ...toErrorState(toProblem(answer.error)) })
    return ok(null)
  }

  const { run, isPending } = useAction((sent: Sent<E>, { signal }) => act(sent, signal))

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isPending) return
    const values = readFormValues(new FormData(event.currentTarget))
    const body = shape.parse(values)
    if (!body.ok) return setShown({ ...state, issues: body.error, error: undefined })
    const result = await run({ values, body: body.value })
    if (result !== undefined) setShown(result.ok ? { ...state, issues: {}, error: undefined } : result.error)
  }

  return { shown, isSending: isPending, submit }
}

function toProblem(failure: ActionFailure) {
  const { kind: code, requestId } = failure
  return { code, requestId, fields: failure.kind === 'invalid' ? failure.fields : undefined }
}
