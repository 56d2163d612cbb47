import { library } from '@sorrel/config/tsup'
import { defineConfig } from 'tsup'

const CHECK = 'src/check.ts'
/** Each hook has a file of its own, which `react` passes on: a page loads those that it uses. */
const HOOKS = 'src/react/*.ts'
const all = library(['src/*.ts', HOOKS])

/**
 * The check of a store names every document at once. In a chunk that other modules share it would keep all of them in
 * every bundle, so it has its own copies.
 */
export default defineConfig([
  { ...all, entry: all.entry.filter((file) => file !== CHECK), clean: ['!check.js*'] },
  { ...all, entry: [CHECK], splitting: false, clean: false },
])
