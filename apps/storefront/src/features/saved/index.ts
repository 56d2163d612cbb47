export { LazySaveButton } from './lazy-save-button.ts'
export { SavedLink } from './saved-link.tsx'
export { getSavedProducts, replaceSaved, type SavableProduct } from './saved-store.ts'
export { useSavedActions, useSavedProducts } from './use-saved-products.ts'
