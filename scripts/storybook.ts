import { run } from './processes.ts'

// Some imports of the shop's parts (reviews, the kit's style sheet) exist only once the packages are built.
const PACKAGES = ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only', '--log-order=grouped']

process.exitCode = (await run('turbo', PACKAGES)) || (await run('storybook', process.argv.slice(2)))
