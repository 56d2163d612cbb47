import {
  handleAddAddress,
  handleDeleteAddress,
  handleSetDefaultAddress,
  handleUpdateAddress,
} from '#features/account/addresses/handle-addresses.ts'
import {
  handleAddCard,
  handleDeleteCard,
  handleSetDefaultCard,
  handleUpdateCard,
} from '#features/account/cards/handle-cards.ts'
import { handleBuyAgain } from '#features/account/orders/handle-buy-again.ts'
import { handleReviewRequest } from '#features/account/orders/handle-review-request.ts'
import {
  handleChangeEmail,
  handleChangePassword,
  handleUpdateProfile,
} from '#features/account/profile/handle-profile.ts'
import { subscriptionActions } from '#features/account/subscriptions/handle-subscription.ts'
import {
  handleLogin,
  handleLogout,
  handleLogoutEmpty,
  handlePasswordRecovery,
  handleSetPassword,
  handleSignUp,
} from '#features/auth/handle-auth.ts'
import { handleApplyCartCode, handleRemoveCartCode } from '#features/cart/handle-cart-codes.ts'
import {
  handleAddToCart,
  handleDeleteCartItem,
  handleGetCart,
  handleUpdateCartItem,
} from '#features/cart/handle-cart.ts'
import { handleListCount } from '#features/catalog/handle-list-count.ts'
import { handleSubscribe } from '#features/newsletter/handle-subscribe.ts'
import { handleMarketForm } from '#features/preferences/handle-market-form.ts'
import { handleOwnPrices } from '#features/own-prices/handle-own-prices.ts'
import { handlePreview } from '#features/preview/handle-preview.ts'
import { handleAddForm } from '#features/product/handle-add-form.ts'
import type { Action } from '#service/endpoint/serve.ts'
import type { ServedForm } from '#form/serve-form.ts'

/** Everything that a browser can call, by endpoint. */
export const ACTIONS: readonly Action[] = [
  handleGetCart,
  handleAddToCart,
  handleUpdateCartItem,
  handleDeleteCartItem,
  handleApplyCartCode,
  handleRemoveCartCode,
  handleListCount,
  handleOwnPrices,
  handleLogin,
  handleLogout,
  handleLogoutEmpty,
  handleSignUp,
  handlePasswordRecovery,
  handleSetPassword,
  handleUpdateProfile,
  handleChangeEmail,
  handleChangePassword,
  handleAddAddress,
  handleUpdateAddress,
  handleDeleteAddress,
  handleSetDefaultAddress,
  handleAddCard,
  handleUpdateCard,
  handleDeleteCard,
  handleSetDefaultCard,
  handleBuyAgain,
  handleReviewRequest,
  ...subscriptionActions,
  handlePreview,
  handleSubscribe,
]

/** The same for browsers without script, by form. */
export const FORMS: readonly ServedForm[] = [
  ...ACTIONS.flatMap(({ forms }) => forms),
  handleAddForm,
  handleMarketForm,
]
