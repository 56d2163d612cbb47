export { isCommonPassword } from './common-password.ts'
export { createLoginLimiter } from './login-limiter.ts'
export { getPasswordResetUrl } from './password-reset-url.ts'
