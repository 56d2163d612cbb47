export { loginLimiter } from './handle-login.ts'
