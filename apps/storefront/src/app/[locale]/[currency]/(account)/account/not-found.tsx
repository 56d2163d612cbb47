export { AccountNotFound as default } from '#features/account/layout/account-problems.tsx'
