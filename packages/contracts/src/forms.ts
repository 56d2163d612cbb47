export { DEFAULT_PASSWORD_MIN_LENGTH, EMAIL_PATTERN } from './schema/form-rules.ts'
export {
  REVIEW_BODY_MAX_LENGTH,
  REVIEW_IMAGE_MAX_BYTES,
  REVIEW_IMAGES_MAX_COUNT,
  REVIEW_TITLE_MAX_LENGTH,
  type ReviewImage,
} from './forms/review-fields.ts'
export {
  type FormIssues,
  type FormMessage,
  type FormValues,
  isFormMessage,
  readFormValues,
} from './forms/form-message.ts'
export {
  type ChangeEmailInput,
  type ChangePasswordInput,
  type LoginInput,
  isPasswordTooShort,
  type NewsletterInput,
  type NewsletterRules,
  type PasswordRules,
  type PasswordRecoveryInput,
  type ProfileInput,
  parseChangeEmail,
  parseChangePassword,
  parseLogin,
  parseNewsletter,
  parsePasswordRecovery,
  parseProfile,
  parseSetPassword,
  parseSignUp,
  type SetPasswordInput,
  type SignUpInput,
} from './forms/account-forms.ts'
export { type AddressInput, parseAddress } from './forms/address-form.ts'
export { parseRestock } from './forms/restock-form.ts'
export {
  getReviewImagesIssue,
  getWrongImageNames,
  parseReview,
  type ReviewInput,
} from './forms/review-form.ts'
