import { library } from '@sorrel/config/tsup'
import { defineConfig } from 'tsup'

// One output file per source file of the model, so that a page bundles only the parts it uses.
export default defineConfig(library(['src/{model,server}.ts', 'src/model/*.ts']))
