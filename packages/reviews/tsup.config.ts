import { library } from '@sorrel/config/tsup'
import { defineConfig } from 'tsup'

// One output per file of the model, so that a page takes the parts it uses.
export default defineConfig(library(['src/{model,server}.ts', 'src/model/*.ts']))
