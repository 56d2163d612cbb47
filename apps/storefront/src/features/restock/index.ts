export { Restock, type RestockProps } from './restock.tsx'
