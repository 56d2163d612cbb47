import type { Endpoint } from '@sorrel/contracts/http'
import { routes } from '@sorrel/contracts/routes'
import type { Shop } from '#shop/shop.ts'
import { saveDraft } from './draft.ts'
import type { FormShape, FormState } from './form-shape.ts'

interface Interrupted<E extends Endpoint> {
  /** The path that the log-in leads back to, locale included. */
  readonly from: string
  /** The form's values, kept until then. */
  readonly form?: {
    readonly shape: Pick<FormShape<E>, 'name' | 'secrets'>
    readonly values: Readonly<Record<string, unknown>>
  }
}

/**
 * Redirects to the log-in, because the session has expired, and back to the same place with the form's values. Never
 * resolves, because the page is left.
 */
export function logInAgain<E extends Endpoint>(
  { load, toHref }: Pick<Shop, 'load' | 'toHref'>,
  { from, form }: Interrupted<E>,
): Promise<never> {
  if (form !== undefined) saveDraft({ name: form.shape.name, values: getKept(form) })
  load(toHref(routes.login(from)))
  return new Promise<never>(() => {})
}

/** The values that may be restored: no secrets. */
function getKept<E extends Endpoint>({
  shape: { secrets = [] },
  values,
}: NonNullable<Interrupted<E>['form']>): FormState['values'] {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && !secrets.includes(name) ? [[name, value]] : [],
    ),
  )
}
