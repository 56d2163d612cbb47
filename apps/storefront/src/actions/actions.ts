import {
  addAddressForm,
  defaultAddressForm,
  deleteAddressForm,
  updateAddressForm,
} from '#features/account/addresses/address-forms.ts'
import { defaultCardForm, deleteCardForm, editCardForm } from '#features/account/cards/card-forms.ts'
import { buyAgainForm } from '#features/account/orders/buy-again-form-shape.ts'
import { handleReviewRequest } from '#features/account/orders/handle-review-request.ts'
import { emailForm, passwordForm, profileForm } from '#features/account/profile/profile-forms.ts'
import { couponChanges } from '#features/account/subscriptions/coupon-changes.ts'
import { pauseChanges, paymentChanges } from '#features/account/subscriptions/course-changes.ts'
import { goodsChanges } from '#features/account/subscriptions/goods-changes.ts'
import {
  loginForm,
  logoutEmptyForm,
  logoutForm,
  recoveryForm,
  setPasswordForm,
  signUpForm,
} from '#features/auth/auth-forms.ts'
import { cartCodeForm, cartLineForm, removeCartCodeForm } from '#features/cart/cart-forms.ts'
import { handleListCount } from '#features/catalog/handle-list-count.ts'
import { handleSubscribe } from '#features/newsletter/handle-subscribe.ts'
import { handleMarketForm } from '#features/preferences/handle-market-form.ts'
import { handleOwnPrices } from '#features/own-prices/handle-own-prices.ts'
import { handlePreview } from '#features/preview/handle-preview.ts'
import { handleAddForm } from '#features/product/handle-add-form.ts'
import { type Action, serveAction } from '#service/endpoint/serve.ts'
import type { ServedForm } from '#form/serve-form.ts'
import { storeEndpoints } from './store-endpoints.ts'

const { cart, account, subscriptions } = storeEndpoints
const { pause, resume, unskip } = pauseChanges
const { coupon, 'remove-coupon': removeCoupon } = couponChanges
const { 'change-address': changeAddress, 'change-card': changeCard, cancel, uncancel } = paymentChanges
const {
  'edit-plan': editPlan,
  'edit-details': editDetails,
  replace,
  'add-item': addItem,
  'edit-item': editItem,
  'delete-item': deleteItem,
} = goodsChanges

/** Everything that a browser can call, by endpoint, with the forms that ask for it where there is no script. */
export const ACTIONS: readonly Action[] = [
  serveAction(cart.fetch),
  serveAction(cart.add),
  serveAction(cart.update, cartLineForm),
  serveAction(cart.remove),
  serveAction(cart.applyCode, cartCodeForm),
  serveAction(cart.removeCode, removeCartCodeForm),
  handleListCount,
  handleOwnPrices,
  serveAction(account.login, loginForm),
  serveAction(account.logout, logoutForm),
  serveAction(account.logoutEmpty, logoutEmptyForm),
  serveAction(account.signUp, signUpForm),
  serveAction(account.recoverPassword, recoveryForm),
  serveAction(account.setPassword, setPasswordForm),
  serveAction(account.updateProfile, profileForm),
  serveAction(account.changeEmail, emailForm),
  serveAction(account.changePassword, passwordForm),
  serveAction(account.addAddress, addAddressForm),
  serveAction(account.updateAddress, updateAddressForm),
  serveAction(account.deleteAddress, deleteAddressForm),
  serveAction(account.setDefaultAddress, defaultAddressForm),
  serveAction(account.addCard),
  serveAction(account.updateCard, editCardForm),
  serveAction(account.deleteCard, deleteCardForm),
  serveAction(account.setDefaultCard, defaultCardForm),
  serveAction(account.buyAgain, buyAgainForm),
  handleReviewRequest,
  serveAction(subscriptions.cancel, cancel.shape),
  serveAction(subscriptions.uncancel, uncancel.shape),
  serveAction(subscriptions.pause, pause.shape, resume.shape, unskip.shape),
  serveAction(subscriptions.editPlan, editPlan.shape),
  serveAction(subscriptions.editDetails, editDetails.shape, replace.shape),
  serveAction(subscriptions.changeAddress, changeAddress.shape),
  serveAction(subscriptions.applyCoupon, coupon.shape),
  serveAction(subscriptions.removeCoupon, removeCoupon.shape),
  serveAction(subscriptions.changeCard, changeCard.shape),
  serveAction(subscriptions.addItem, addItem.shape),
  serveAction(subscriptions.editItem, editItem.shape),
  serveAction(subscriptions.deleteItem, deleteItem.shape),
  handlePreview,
  handleSubscribe,
]

/** The same for browsers without script, by form. */
export const FORMS: readonly ServedForm[] = [
  ...ACTIONS.flatMap(({ forms }) => forms),
  handleAddForm,
  handleMarketForm,
]
