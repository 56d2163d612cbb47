import { runShop } from './shop.ts'

process.exitCode = await runShop({ mode: 'production' })
