import { subscriptionEndpoints } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import { withoutCoupon } from '@sorrel/domain/subscription-changes'
import type { Subscription } from '@sorrel/domain/subscriptions'
import { giftIcon } from '#shop/icons.ts'
import { type Change, getConfirmText, shapeOf, toText, wrong } from './change.ts'

/** Characters of a code; the endpoint takes no longer one. */
export const CODE_MAX_LENGTH = 64

const hasCoupon = ({ couponCode }: Subscription) => couponCode !== undefined

/** Changes of the discount that later charges have. */
export const couponChanges = {
  coupon: {
    action: 'change-coupon',
    row: {
      icon: giftIcon,
      getMessages: ({ couponCode }, { t }) => ({
        title: t('account.subscriptions.coupon.action'),
        text:
          couponCode === undefined
            ? t('account.subscriptions.coupon.action_text')
            : t('account.subscriptions.coupon.action_text_own', { code: couponCode }),
      }),
    },
    getQuestion: ({ couponCode }, { t }) => ({
      title: t('account.subscriptions.coupon.title'),
      text:
        couponCode === undefined
          ? t('account.subscriptions.coupon.text')
          : t('account.subscriptions.coupon.text_own', { code: couponCode }),
    }),
    shape: shapeOf({
      name: 'apply-subscription-coupon',
      endpoint: subscriptionEndpoints.applyCoupon,
      fields: ['code'],
      parse: ({ id, code }) => {
        const typed = toText(code).trim()
        if (typed === '') return wrong('code', 'validation.field_required')
        const body = subscriptionEndpoints.applyCoupon.body.safeParse({ id: toText(id), code: typed })
        return body.success ? ok(body.data) : wrong('code', 'cart.coupon.error')
      },
      success: 'account.subscriptions.coupon.success',
      conflict: 'cart.coupon.error',
    }),
  },
  'remove-coupon': {
    action: 'change-coupon',
    isPossible: hasCoupon,
    getQuestion: getConfirmText('remove_coupon'),
    confirm: (subscription, { t }) => ({
      label: t('account.subscriptions.remove_coupon.confirm'),
      success: t('account.subscriptions.remove_coupon.success'),
      after: withoutCoupon(subscription),
    }),
    shape: shapeOf({
      name: 'remove-subscription-coupon',
      endpoint: subscriptionEndpoints.removeCoupon,
      parse: ({ id }) => ok({ id: toText(id) }),
      success: 'account.subscriptions.remove_coupon.success',
    }),
  },
} as const satisfies Readonly<Record<string, Change>>
