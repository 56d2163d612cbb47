import { library } from '@sorrel/config/tsup'
import { defineConfig } from 'tsup'

/** The parts of a location have files of their own, which `location` passes on: a page that only shows a place loads no search. */
export default defineConfig(library(['src/*.ts', 'src/location/*.ts']))
