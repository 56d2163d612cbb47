/** Sign-in and sign-up, the customer's details, addresses and cards. */
export {
  checkTokenValidity,
  login,
  logout,
  resetPassword,
  sendResetPasswordMail,
  signUp,
  type SignUpArgs,
} from './account/authenticate.ts'
export {
  createNewsletterSubscriber,
  fetchAccount,
  updateAccount,
  updateSession,
  type AccountChanges,
} from './account/fetch-account.ts'
export {
  addAddress,
  addCard,
  deleteAddress,
  deleteCard,
  fetchAddresses,
  fetchCards,
  setDefaultAddress,
  setDefaultCard,
  updateAddress,
  updateCard,
  type AddressInput,
  type CardChanges,
  type CardInput,
} from './account/addresses-and-cards.ts'
export { changeSavedProducts } from './account/saved-products.ts'
export type { SavedAddress, SavedCard } from '@sorrel/domain/account'
