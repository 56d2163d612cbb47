import type { Endpoint } from '@sorrel/contracts/http'
import {
  addAddressForm,
  defaultAddressForm,
  deleteAddressForm,
  updateAddressForm,
} from '#features/account/addresses/address-forms.ts'
import { defaultCardForm, deleteCardForm, editCardForm } from '#features/account/cards/card-forms.ts'
import { buyAgainForm } from '#features/account/orders/order-forms.ts'
import { handleReviewRequest } from '#features/account/orders/handle-review-request.ts'
import { emailForm, passwordForm, profileForm } from '#features/account/profile/profile-forms.ts'
import { CHANGES } from '#features/account/subscriptions/changes.ts'
import {
  loginForm,
  logoutEmptyForm,
  logoutForm,
  recoveryForm,
  setPasswordForm,
  signUpForm,
} from '#features/auth/auth-forms.ts'
import { cartCodeForm, cartLineForm, cartNoteForm, removeCartCodeForm } from '#features/cart/cart-forms.ts'
import { handleListCount } from '#features/catalog/handle-list-count.ts'
import { balanceForm } from '#features/gift-card-balance/balance-form-shape.ts'
import { handleSubscribe } from '#features/newsletter/handle-subscribe.ts'
import { handleMarketForm } from '#features/preferences/handle-market-form.ts'
import { handleGroupPrices } from '#features/group-pricing/handle-group-prices.ts'
import { handlePreview } from '#features/preview/handle-preview.ts'
import { handleRestock } from '#features/restock/handle-restock.ts'
import { handleAddForm } from '#features/product/handle-add-form.ts'
import { handleSavedProducts } from '#features/saved/handle-saved-products.ts'
import { type Action, serveAction } from '#endpoints/serve.ts'
import type { FormShape } from '#form/form-shape.ts'
import type { ServedForm } from '#endpoints/serve-form.ts'
import { storeEndpoints } from './store-endpoints.ts'

const { cart, account, subscriptions } = storeEndpoints

/** The forms that send the subscription changes of an endpoint. */
function getShapes<E extends Endpoint>(endpoint: E): readonly FormShape<E>[] {
  const isFor = (shape: FormShape): shape is FormShape<E> => shape.endpoint === endpoint
  return Object.values(CHANGES).flatMap(({ shape }: { readonly shape: FormShape }) =>
    isFor(shape) ? [shape] : [],
  )
}

/** All actions that a browser can call, by endpoint, with the forms that call them without script. */
export const ACTIONS: readonly Action[] = [
  serveAction(cart.fetch),
  serveAction(cart.add),
  serveAction(cart.update, cartLineForm),
  serveAction(cart.remove),
  serveAction(cart.applyCode, cartCodeForm),
  serveAction(cart.removeCode, removeCartCodeForm),
  serveAction(cart.setNote, cartNoteForm),
  serveAction(cart.fetchBalance, balanceForm),
  handleListCount,
  handleGroupPrices,
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
  handleSavedProducts,
  ...Object.values(subscriptions).map((served) => serveAction(served, ...getShapes(served.endpoint))),
  handlePreview,
  handleRestock,
  handleSubscribe,
]

/** The same for browsers without script, by form. */
export const FORMS: readonly ServedForm[] = [
  ...ACTIONS.flatMap(({ forms }) => forms),
  handleAddForm,
  handleMarketForm,
]
