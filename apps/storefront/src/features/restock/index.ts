export { Restock } from './restock.tsx'
export type { ServerRestockFormProps } from './server-restock-form.tsx'
