export { AccountNotFound as default } from '#features/account/layout/account-not-found.tsx'
