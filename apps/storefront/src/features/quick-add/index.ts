export { OptionField } from './option-field.tsx'
export { QuickAdd } from './quick-add.tsx'
export { isQuickAddOffered, toQuickAddProduct } from './to-quick-add-product.ts'
