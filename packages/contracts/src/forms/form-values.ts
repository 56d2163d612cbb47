/** The values of a form, by field name. */
export type FormValues = Readonly<Record<string, unknown>>

/** Anything with the entries of a `FormData`. */
interface FormEntries {
  entries(): Iterable<readonly [string, unknown]>
}

/** The text fields of a form. Of several fields with one name the last counts; files are left out. */
export function readFormValues(form: FormEntries): FormValues {
  return Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === 'string'))
}
