export { logoutForm } from './auth-forms.ts'
export { NameFields, SecretField } from './person-fields.tsx'
