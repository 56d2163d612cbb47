/**
 * Builders of complete, valid data for tests, stories and seeds. Each takes the fields that matter to the case and
 * fills in the rest; the same call always gives the same data.
 */
export {
  aBillingSchedule,
  aBundleItem,
  aCategory,
  aCategoryContent,
  aCategoryLink,
  aCategoryPreview,
  aCrossSell,
  anAttribute,
  anOption,
  anOptionValue,
  aPicture,
  aPlan,
  aPriced,
  aPriceTier,
  aProduct,
  aProductContent,
  aProductPreview,
  aSchedule,
  aTextOption,
  aToggleOption,
  aVariant,
} from './testing/product.ts'
export {
  aCard,
  aCart,
  aCartItem,
  anAccount,
  anAddress,
  anOrder,
  anOrderItem,
  aSubscription,
} from './testing/purchase.ts'
export { aCurrency, aLocale, aLocation, aMenu, aQuiz, aQuizOption, aQuizQuestion } from './testing/shop.ts'
