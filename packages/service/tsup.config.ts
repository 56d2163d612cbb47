import { library } from '@sorrel/config/tsup'
import { defineConfig } from 'tsup'

// What only its modules for tests use is a development dependency, which would be packed otherwise.
export default defineConfig({ ...library(['src/*.ts', 'src/testing/*.ts']), skipNodeModulesBundle: true })
