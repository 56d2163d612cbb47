export { loadReaderShop, type ReaderShop } from './reader-shop.ts'
