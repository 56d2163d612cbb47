import type { FormShape } from '#platform/form/form-shape.ts'
import type { ChangeName } from './subscription-change.ts'
import {
  addItemForm,
  cancelForm,
  changeCardForm,
  deleteItemForm,
  detailsForm,
  pauseForm,
  planForm,
  replaceForm,
  resumeForm,
} from './subscription-forms.ts'

const SHAPES = {
  skip: pauseForm,
  pause: pauseForm,
  resume: resumeForm,
  'edit-plan': planForm,
  'edit-details': detailsForm,
  replace: replaceForm,
  'add-item': addItemForm,
  'delete-item': deleteItemForm,
  'change-card': changeCardForm,
  cancel: cancelForm,
} as const satisfies Readonly<Record<ChangeName, unknown>>

/** The form of a change. */
export function getChangeShape(name: ChangeName): Pick<FormShape, 'name'> {
  return SHAPES[name]
}
