import { formatDate } from '@sorrel/i18n/format'
import { formatLanguage } from '@sorrel/i18n/names'
import { Heading } from '@sorrel/ui/heading'
import { Icon } from '@sorrel/ui/icon'
import { verifiedIcon } from '@sorrel/ui/icons'
import { Stars } from '@sorrel/ui/stars'
import { Text } from '@sorrel/ui/text'
import type { ReactNode } from 'react'
import type { Review } from '../model.ts'
import type { HostApp } from './host-app.ts'
import { PictureList, toShownPictures } from './picture-list.tsx'
import * as styles from './reviews.css.ts'

export interface ReviewCardProps {
  readonly review: Review
  readonly app: HostApp
  /** Opens a picture by its index. Without it a picture is a link to its file. */
  readonly onPictureOpen?: ((index: number) => void) | undefined
  /** Buttons for the reader: vote and report. Default: only the number of votes. */
  readonly actions?: ReactNode
}

/** One review. */
export function ReviewCard({ review, app, onPictureOpen, actions }: ReviewCardProps) {
  const { t } = app
  const lang = getForeignLanguage(review, app)
  return (
    <article className={styles.item}>
      <Stars value={review.rating} label={t('reviews.average', { rating: review.rating })} />
      <Heading level={3} size="lg" variant="plain" tabIndex={-1} id={toHeadingId(review)}>
        <span lang={lang}>{review.title}</span>
      </Heading>
      <div className={styles.body} lang={lang}>
        <Text>{review.body}</Text>
      </div>
      {review.images.length > 0 && (
        <PictureList
          label={t('reviews.images_of', { name: review.userName })}
          pictures={toShownPictures([review], t)}
          layout="rows"
          app={app}
          onPictureOpen={onPictureOpen}
        />
      )}
      {review.reply && <Reply reply={review.reply} app={app} />}
      <div className={styles.meta}>
        {review.isVerified && (
          <span className={styles.verified}>
            <Icon icon={verifiedIcon} size={16} />
            {t('reviews.verified')}
          </span>
        )}
        {lang && (
          <span>
            {t('reviews.language', { language: formatLanguage({ code: lang, locale: app.locale }) })}
          </span>
        )}
        <span>
          {t('reviews.by', {
            name: review.userName,
            date: formatDate({ date: review.dateCreated, locale: app.locale }),
          })}
        </span>
      </div>
      <div className={styles.actions}>
        {actions ??
          (review.helpfulCount > 0 && (
            <Text>{t('reviews.helpful.count', { count: review.helpfulCount })}</Text>
          ))}
      </div>
    </article>
  )
}

/** The shop's answer. */
function Reply({ reply, app }: { readonly reply: NonNullable<Review['reply']>; readonly app: HostApp }) {
  const date = formatDate({ date: reply.date, locale: app.locale })
  return (
    <div className={styles.reply}>
      <p className={styles.replyHead}>{app.t('reviews.reply', { date })}</p>
      <Text>{reply.text}</Text>
    </div>
  )
}

/** The language of the review, if it differs from that of the page. */
function getForeignLanguage({ locale }: Review, app: HostApp): string | undefined {
  return locale && toLanguage(locale) !== toLanguage(app.locale) ? locale : undefined
}

const toLanguage = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? ''

/** The element that takes the focus when more reviews are shown. */
export function toHeadingId({ id }: Pick<Review, 'id'>): string {
  return `review-${id}`
}
