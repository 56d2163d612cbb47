export { loginLimiter } from './handle-auth.ts'
