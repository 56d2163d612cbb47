import { library } from '@sorrel/config/tsup'
import { defineConfig } from 'tsup'

const CHECK = 'src/check.ts'
/** Each hook, and each part of analytics, has a file of its own, which its module passes on: a page loads those that it uses. */
const PARTS = ['src/react/*.ts', 'src/analytics/*.ts']
const all = library(['src/*.ts', ...PARTS])

/**
 * The check of a store names every document at once. In a chunk that other modules share it would keep all of them in
 * every bundle, so it has its own copies.
 */
export default defineConfig([
  { ...all, entry: all.entry.filter((file) => file !== CHECK), clean: ['!check.js*'] },
  { ...all, entry: [CHECK], splitting: false, clean: false },
])
