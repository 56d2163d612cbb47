export { isCommonPassword } from './common-password.ts'
export { getPasswordResetUrl } from './password-reset-url.ts'
