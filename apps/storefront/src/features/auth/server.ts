export { loginLimiter } from './handle-auth.ts'
export { isCommonPassword, refuseCommonPassword } from './common-password.ts'
