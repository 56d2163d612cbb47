'use client'

import {
  type FormMessage,
  getWrongImageNames,
  REVIEW_BODY_MAX_LENGTH,
  REVIEW_IMAGES_MAX_COUNT,
  REVIEW_TITLE_MAX_LENGTH,
} from '@sorrel/contracts/forms'
import { formatDate } from '@sorrel/i18n/format'
import { withReference } from '@sorrel/i18n/reference'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Dialog } from '@sorrel/ui/dialog'
import { FileUpload } from '@sorrel/ui/file-upload'
import { Picture } from '@sorrel/ui/picture'
import { ProgressBar } from '@sorrel/ui/progress-bar'
import { RadioGroup } from '@sorrel/ui/radio-group'
import { StarRatingInput } from '@sorrel/ui/star-rating-input'
import { Textarea } from '@sorrel/ui/textarea'
import { TextField } from '@sorrel/ui/text-field'
import { type FormEvent, useId, useRef } from 'react'
import { getSubmitMessage, type ReviewEligibility, type ReviewsError, type SubmitMessage } from '../model.ts'
import { toThumbnail } from './picture-list.tsx'
import type { ReviewedProduct, HostApp } from './host-app.ts'
import * as styles from './reviews.css.ts'
import type { ReviewForm } from './use-review-form.ts'

export interface ReviewFormDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Called when the review was sent and waits for approval. */
  readonly onSent: () => void
  readonly product: ReviewedProduct
  readonly orders: ReviewEligibility['orders']
  /** Whether an existing review is being changed. */
  readonly isChange: boolean
  readonly form: ReviewForm
  readonly app: HostApp
}

/** The dialog with the form of a review. */
export function ReviewFormDialog(props: ReviewFormDialogProps) {
  const { open, onOpenChange, onSent, product, isChange, form, app } = props
  const { t } = app
  const id = useId()
  const body = useRef<HTMLFormElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const isSending = form.progress !== undefined
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if ((await form.submit()) === 'sent') return onSent()
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={first}
      title={t(isChange ? 'reviews.own.form_title' : 'reviews.form.title', { name: product.name })}
      closeLabel={t('a11y.close')}
      actions={<Actions {...props} id={id} />}
    >
      <form
        ref={(element) => {
          body.current = element
          first.current = element && getFirstField(element)
        }}
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {form.failure && (
          <Banner tone="error" live="assertive">
            {getFailureText(form.failure, t)}
          </Banner>
        )}
        <OrderChoice {...props} />
        <Fields {...props} />
        {isSending && (
          <ProgressBar
            value={form.progress ?? 0}
            max={1}
            label={t('reviews.form.submitting')}
            tone="primary"
          />
        )}
      </form>
    </Dialog>
  )
}

/** The buttons below the form with this id. */
function Actions({ id, onOpenChange, form, app }: ReviewFormDialogProps & { readonly id: string }) {
  const { t } = app
  return (
    <>
      <Button variant="secondary" onClick={() => onOpenChange(false)}>
        {t('reviews.form.cancel')}
      </Button>
      <Button
        type="submit"
        form={id}
        aria-disabled={!form.isComplete || undefined}
        loading={form.progress !== undefined}
        loadingLabel={t('reviews.form.submitting')}
      >
        {t('reviews.form.submit')}
      </Button>
    </>
  )
}

/** The field that gets the initial focus: the checked option of the first group of choices, or else its first one. */
function getFirstField(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('fieldset:first-of-type input:checked') ?? form.querySelector('input')
}

/** Failures that the author cannot correct. */
const UNEXPECTED: ReadonlySet<SubmitMessage> = new Set(['reviews.submit.server', 'reviews.submit.failed'])

/** The message for a customer whose review was refused. */
function getFailureText(failure: ReviewsError, t: HostApp['t']): string {
  const message = getSubmitMessage(failure)
  const text = t(message satisfies SubmitMessage)
  if (message === 'reviews.submit.network') return text
  const told = t('reviews.submit.error', { error: text })
  return UNEXPECTED.has(message) ? withReference(t, told, failure) : told
}

/** The choice of an order; rendered only if there are several. */
function OrderChoice({ orders, form, app }: ReviewFormDialogProps) {
  const { t, locale } = app
  if (orders.length < 2) return null
  return (
    <RadioGroup
      label={t('reviews.form.order')}
      name="orderId"
      value={form.values.orderId}
      onValueChange={(orderId) => form.change({ orderId })}
      required
      error={toError(form, 'orderId', t)}
      options={orders.map(({ id, date }) => ({
        value: id,
        label: t('reviews.form.order_option', { date: formatDate({ date, locale }) }),
      }))}
    />
  )
}

function Fields({ form, app }: ReviewFormDialogProps) {
  const { t } = app
  const { values, change } = form
  const count = Array.from(values.body).length
  return (
    <>
      <StarRatingInput
        label={t('reviews.form.rating')}
        name="rating"
        starLabels={[
          t('reviews.stars', { count: 1 }),
          t('reviews.stars', { count: 2 }),
          t('reviews.stars', { count: 3 }),
          t('reviews.stars', { count: 4 }),
          t('reviews.stars', { count: 5 }),
        ]}
        value={values.rating}
        onValueChange={(rating) => change({ rating })}
        required
        error={toError(form, 'rating', t)}
      />
      <TextField
        label={t('reviews.form.review_title')}
        description={t('reviews.form.review_title_hint')}
        name="title"
        value={values.title}
        onValueChange={(title) => change({ title })}
        required
        maxLength={2 * REVIEW_TITLE_MAX_LENGTH}
        error={toError(form, 'title', t)}
      />
      <Textarea
        label={t('reviews.form.body')}
        description={t('reviews.form.body_hint')}
        name="body"
        rows={5}
        value={values.body}
        onValueChange={(body) => change({ body })}
        required
        counter={`${count} / ${REVIEW_BODY_MAX_LENGTH}`}
        error={toError(form, 'body', t)}
      />
      {values.kept.length > 0 && <KeptPictures form={form} app={app} />}
      <FileUpload
        label={t('reviews.form.images')}
        description={t('reviews.form.images_hint')}
        accept="image/*"
        max={REVIEW_IMAGES_MAX_COUNT - values.kept.length}
        files={values.images}
        onFilesChange={(images) => change({ images })}
        chooseLabel={t('reviews.form.add_images')}
        toRemoveLabel={(name) => t('reviews.form.remove_image', { name })}
        error={toImagesError(form, t)}
      />
    </>
  )
}

/** The pictures that the review has already. */
function KeptPictures({ form, app }: Pick<ReviewFormDialogProps, 'form' | 'app'>) {
  const { t, image } = app
  const { kept } = form.values
  return (
    <ul className={styles.kept} aria-label={t('reviews.own.kept')}>
      {kept.map((picture, index) => {
        const name = t('reviews.own.picture', { index: index + 1 })
        return (
          <li key={picture.id}>
            <Picture {...toThumbnail(picture)} alt={name} ratio="1/1" corners="nested" image={image} />
            <Button
              variant="quiet"
              size="sm"
              onClick={() => form.change({ kept: kept.filter(({ id }) => id !== picture.id) })}
            >
              {t('reviews.form.remove_image', { name })}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** The issue of the pictures, with the names of the files that it is about. */
function toImagesError(form: ReviewForm, t: HostApp['t']): string | undefined {
  const error = toError(form, 'images', t)
  const names = getWrongImageNames(form.values.images, form.issues.images ?? '')
  return error !== undefined && names.length > 0 ? `${error} (${names.join(', ')})` : error
}

function toError(form: ReviewForm, field: string, t: HostApp['t']): string | undefined {
  const issue = form.issues[field]
  // The one issue whose message needs a number; a review has no password.
  if (issue === undefined || issue === 'validation.password_too_short') return undefined
  return t(issue satisfies FormMessage)
}
