import { pureTests } from '@sorrel/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: pureTests })
