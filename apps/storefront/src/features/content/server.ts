export { type BlockData, loadBlockData } from './load-block-data.ts'
