import { createEndpointSender } from '@sorrel/commerce/account-transport'
import type { FormValues } from '@sorrel/contracts/forms'
import { toIssueText } from '#form/form-issues.ts'
import { toFlashText, toRejectedMessage } from '#form/flash-message.ts'
import type { Shop } from '#shop/shop.ts'
import { restockForm } from './restock-shape.ts'

/** Sends a wish to our own endpoint, in the page's language. Returns the error, or undefined. */
export async function sendWish(
  values: FormValues,
  { t, config: { storeApiPrefix: storeApi, locale } }: Pick<Shop, 't' | 'config'>,
): Promise<string | undefined> {
  const body = restockForm.parse(values)
  if (!body.ok) return toIssueText(t, body.error.email ?? 'validation.email_invalid')
  const answer = await createEndpointSender({ storeApi, locale })(restockForm.endpoint, body.value)
  if (answer.ok) return undefined
  const { kind: code, requestId } = answer.error
  return toFlashText(t, toRejectedMessage(restockForm.errors, { code, requestId }))
}
