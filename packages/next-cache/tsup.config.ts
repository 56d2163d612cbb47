import { library } from '@sorrel/config/tsup'
import { defineConfig } from 'tsup'

// `node:sqlite` has no name without `node:`.
export default defineConfig({ ...library(['src/*.ts']), platform: 'node', removeNodeProtocol: false })
