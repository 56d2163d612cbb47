import { library } from '@sorrel/config/tsup'
import { defineConfig } from 'tsup'

// Without maps, so that a report names the chapter and not a path below it.
export default defineConfig({ ...library(['src/*.ts', 'src/chapters/*.ts']), sourcemap: false })
