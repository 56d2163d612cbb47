'use client'

import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { takeDraft } from './draft.ts'
import type { FormState } from './form-shape.ts'

export interface WithDraftProps {
  /** Of the form. */
  readonly name: string
  readonly state: FormState
  readonly children: (state: FormState) => ReactNode
}

/** A form with the values from before its owner had to log in again. */
export function WithDraft({ name, state, children }: WithDraftProps) {
  const [values, setValues] = useState<FormState['values']>()
  useEffect(() => setValues((kept) => kept ?? takeDraft(name)), [name])
  const isKept = values !== undefined
  return (
    <Fragment key={isKept ? 'kept' : 'new'}>
      {children(isKept ? { ...state, values: { ...state.values, ...values } } : state)}
    </Fragment>
  )
}
