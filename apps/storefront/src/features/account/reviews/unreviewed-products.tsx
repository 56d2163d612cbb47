import { routes } from '@sorrel/contracts/routes'
import { formatDate } from '@sorrel/i18n/format'
import { RATINGS } from '@sorrel/reviews/model'
import { Icon } from '@sorrel/ui/icon'
import { Link } from '@sorrel/ui/link'
import { Picture } from '@sorrel/ui/picture'
import { Text } from '@sorrel/ui/text'
import { imageIcon, starIcon } from '#shop/icons.ts'
import { useShop } from '#shop/use-shop'
import { toWriteReviewPath } from '#shop/write-review-address.ts'
import { SectionCard } from '../layout/account-section.tsx'
import type { UnreviewedProduct } from './get-unreviewed.ts'
import * as styles from './unreviewed-products.css.ts'

/** The products that wait for a review. A star leads to the form, which starts with it. */
export function UnreviewedProducts({ products }: { readonly products: readonly UnreviewedProduct[] }) {
  const { t } = useShop()
  return (
    <SectionCard title={t('reviews.own.waiting.title')} text={<Text>{t('reviews.own.waiting.text')}</Text>}>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.productId} className={styles.product}>
            <Unreviewed product={product} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

interface UnreviewedProps {
  readonly product: UnreviewedProduct
}

function Unreviewed({ product }: UnreviewedProps) {
  const { t, locale, toHref, link, image } = useShop()
  const { slug, name, image: picture, dateOrdered } = product
  return (
    <>
      <div className={styles.thumbnail}>
        {picture ? (
          <Picture {...picture} alt="" ratio="1/1" corners="nested" sizes="72px" image={image} />
        ) : (
          <span className={styles.noPicture}>
            <Icon icon={imageIcon} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <Link as={link} href={toHref(routes.product(slug))} variant="standalone">
          {name}
        </Link>
        <Text size="sm">
          {t('reviews.own.waiting.ordered', { date: formatDate({ date: dateOrdered, locale }) })}
        </Text>
      </div>
      <StarLinks product={product} />
    </>
  )
}

/** The links load a full page, because only the document contains the section that the URL names. */
function StarLinks({ product: { slug, name } }: UnreviewedProps) {
  const { t, toHref } = useShop()
  return (
    <div className={styles.stars} role="group" aria-label={t('reviews.form.title', { name })}>
      {RATINGS.toReversed().map((rating) => (
        <a
          key={rating}
          className={styles.star}
          href={toHref(toWriteReviewPath(slug, rating))}
          aria-label={t('reviews.own.waiting.stars', { stars: t('reviews.stars', { count: rating }), name })}
        >
          <Icon icon={starIcon} size={32} />
        </a>
      ))}
    </div>
  )
}
