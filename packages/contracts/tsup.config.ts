import { library } from '@sorrel/config/tsup'
import { defineConfig } from 'tsup'

// One output per source file, so that a bundler drops the endpoints and forms a page does not use.
export default defineConfig(library(['src/**/*.ts']))
