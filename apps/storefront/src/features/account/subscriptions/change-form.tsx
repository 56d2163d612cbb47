'use client'

import type { ChangeFormProps } from './change-form-props.ts'
import { CancelForm, DeleteItemForm, ResumeForm, SkipForm } from './confirm-forms.tsx'
import { CardForm } from './card-form.tsx'
import { AddItemForm, DetailsForm, PlanForm, ReplaceForm } from './goods-forms.tsx'
import { PauseForm } from './pause-form.tsx'
import type { AskedChange } from './subscription-change.ts'

/** The form of one change. */
export function ChangeForm({ asked, ...props }: ChangeFormProps & { readonly asked: AskedChange }) {
  switch (asked.name) {
    case 'skip':
      return <SkipForm {...props} />
    case 'pause':
      return <PauseForm {...props} />
    case 'resume':
      return <ResumeForm {...props} />
    case 'edit-plan':
      return <PlanForm {...props} />
    case 'edit-details':
      return <DetailsForm {...props} />
    case 'replace':
      return <ReplaceForm {...props} />
    case 'add-item':
      return <AddItemForm {...props} />
    case 'delete-item':
      return <DeleteItemForm {...props} itemId={asked.itemId ?? ''} />
    case 'change-card':
      return <CardForm {...props} />
    case 'cancel':
      return <CancelForm {...props} />
  }
}
