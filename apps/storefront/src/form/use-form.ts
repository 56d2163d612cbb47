'use client'

import { readFormValues } from '@sorrel/contracts/forms'
import {
  callEndpoint,
  type Endpoint,
  type EndpointAnswer,
  type EndpointBody,
  getCallCode,
} from '@sorrel/contracts/http'
import { err, type Result } from '@sorrel/domain/result'
import { type FormEvent, useRef, useState } from 'react'
import { useShop } from '#shop/shop-context.tsx'
import { toErrorState } from './form-issues.ts'
import type { FormShape, FormState } from './form-shape.ts'
import type { ProblemCode } from '@sorrel/contracts/problem'

/** Why the shop did not do it. `unavailable` also where it could not be reached. */
export interface SendFailure {
  readonly code: ProblemCode
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** What our log knows it by. */
  readonly requestId?: string | undefined
}

/** Sends a form's body to one of our own endpoints, in the page's language. */
export function useSend() {
  const { storeApiPrefix: storeApi, locale } = useShop().config
  return async <E extends Endpoint>(
    endpoint: E,
    body: EndpointBody<E>,
  ): Promise<Result<EndpointAnswer<E>, SendFailure>> => {
    const answer = await callEndpoint(endpoint, { storeApi, body, headers: { 'accept-language': locale } })
    if (answer.ok) return answer
    const { error } = answer
    const { fields, requestId } = error.kind === 'http' ? error : {}
    return err({ code: getCallCode(error), fields, requestId })
  }
}

export interface FormUse<E extends Endpoint> {
  /** The page's own path, locale included: where the form comes back to when it is refused. */
  readonly from: string
  readonly shape: FormShape<E>
  readonly state: FormState
  /** What to do with the answer. While it runs the form waits. */
  readonly onDone: (answer: EndpointAnswer<E>) => void | Promise<void>
  /** What to do with a refusal instead of showing it; false shows it. */
  readonly onRejected?: ((failure: SendFailure) => boolean) | undefined
}

/** A form that checks itself, sends itself once at a time, and keeps what was typed when it is refused. */
export function useForm<E extends Endpoint>({ shape, state, from, onDone, onRejected }: FormUse<E>) {
  const send = useSend()
  const shop = useShop()
  const [shown, setShown] = useState(state)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)

  async function run(values: Readonly<Record<string, unknown>>): Promise<FormState | undefined> {
    const body = shape.parse(values)
    if (!body.ok) return { ...state, issues: body.error, error: undefined }
    setSending(true)
    const answer = await send(shape.endpoint, body.value)
    if (answer.ok) await onDone(answer.value)
    else if (answer.error.code === 'unauthenticated' && shape.errors.unauthenticated === undefined) {
      const { logInAgain } = await import('./log-in-again.ts')
      await logInAgain(shop, { from, form: { shape, values } })
    } else if (onRejected?.(answer.error) !== true) return { ...state, ...toErrorState(answer.error) }
    return undefined
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const rejected = await run(readFormValues(new FormData(event.currentTarget)))
    isBusy.current = false
    setSending(false)
    setShown(rejected ?? { ...state, issues: {}, error: undefined })
  }

  return { shown, isSending, submit }
}
