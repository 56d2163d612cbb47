export { LazySaveButton } from './lazy-save-button.ts'
export { SavedLink } from './saved-link.tsx'
export { getSavedProducts, leaveAccount, replaceSaved, type SavableProduct } from './saved-store.ts'
export { useAccountList, useSavedActions, useSavedProducts } from './use-saved-products.ts'
