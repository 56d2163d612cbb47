import { library } from '@sorrel/config/tsup'
import { defineConfig } from 'tsup'

export default defineConfig(library(['src/*.ts', 'src/chapters/*.ts']))
