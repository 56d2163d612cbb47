import { library } from '@sorrel/config/tsup'
import { defineConfig } from 'tsup'

const CHECK = 'src/check.ts'
/** Each hook, each part of analytics and each way to the account has a file of its own, which its module passes on: a page loads those that it uses. */
const PARTS = ['src/react/*.ts', 'src/analytics/*.ts', 'src/account-transport/*.ts']
/** Which of them sanitises HTML, the manifest's `imports` says: it depends on where the code runs. */
const SANITIZERS = ['src/html/sanitize-*.ts']
const all = { ...library(['src/*.ts', ...PARTS, ...SANITIZERS]), external: ['#sanitize-html'] }

/**
 * The check of a store names every document at once. In a chunk that other modules share it would keep all of them in
 * every bundle, so it has its own copies.
 */
export default defineConfig([
  { ...all, entry: all.entry.filter((file) => file !== CHECK), clean: ['!check.js*'] },
  { ...all, entry: [CHECK], splitting: false, clean: false },
])
