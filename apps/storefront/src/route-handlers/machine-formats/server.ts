export { loadMachineFormatShop, type MachineFormatShop } from './machine-format-shop.ts'
