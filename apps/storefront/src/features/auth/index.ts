export { AuthLayout } from './auth-layout.tsx'
export { logoutEmptyForm, logoutForm } from './auth-forms.ts'
export { NameFields, NewPasswordFields, SecretField } from './person-fields.tsx'
