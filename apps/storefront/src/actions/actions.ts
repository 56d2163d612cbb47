import {
  serveAddAddress,
  serveDeleteAddress,
  serveSetDefaultAddress,
  serveUpdateAddress,
} from '#features/account/addresses/serve-addresses.ts'
import {
  serveAddCard,
  serveDeleteCard,
  serveSetDefaultCard,
  serveUpdateCard,
} from '#features/account/cards/serve-cards.ts'
import { serveBuyAgain } from '#features/account/orders/serve-buy-again.ts'
import { serveChangePassword, serveUpdateProfile } from '#features/account/profile/serve-profile.ts'
import { subscriptionActions } from '#features/account/subscriptions/serve-subscription.ts'
import { serveLogin } from '#features/auth/serve-login.ts'
import { serveLogout } from '#features/auth/serve-logout.ts'
import { servePasswordRecovery } from '#features/auth/serve-password-recovery.ts'
import { serveSetPassword } from '#features/auth/serve-set-password.ts'
import { serveSignUp } from '#features/auth/serve-sign-up.ts'
import { serveApplyCartCode, serveRemoveCartCode } from '#features/cart/serve-cart-codes.ts'
import {
  serveAddToCart,
  serveDeleteCartItem,
  serveGetCart,
  serveUpdateCartItem,
} from '#features/cart/serve-cart.ts'
import { serveSubscribe } from '#features/newsletter/serve-subscribe.ts'
import { servePreview } from '#features/preview/serve-preview.ts'
import { serveAccountGroup } from '#features/product/serve-account-group.ts'
import { serveAddForm } from '#features/product/serve-add-form.ts'
import type { Action } from '#platform/endpoint/serve.ts'
import type { ServedForm } from '#platform/form/serve-form.ts'

/** Everything a browser may ask the shop to do, by endpoint. */
export const ACTIONS: readonly Action[] = [
  serveGetCart,
  serveAddToCart,
  serveUpdateCartItem,
  serveDeleteCartItem,
  serveApplyCartCode,
  serveRemoveCartCode,
  serveAccountGroup,
  serveLogin,
  serveLogout,
  serveSignUp,
  servePasswordRecovery,
  serveSetPassword,
  serveUpdateProfile,
  serveChangePassword,
  serveAddAddress,
  serveUpdateAddress,
  serveDeleteAddress,
  serveSetDefaultAddress,
  serveAddCard,
  serveUpdateCard,
  serveDeleteCard,
  serveSetDefaultCard,
  serveBuyAgain,
  ...subscriptionActions,
  servePreview,
  serveSubscribe,
]

/** The same for browsers without script, by form. */
export const FORMS: readonly ServedForm[] = [...ACTIONS.flatMap(({ forms }) => forms), serveAddForm]
