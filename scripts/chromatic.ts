import { run } from './processes.ts'

if (process.env.CHROMATIC_PROJECT_TOKEN === undefined) {
  process.stderr.write(
    'Chromatic needs the project token of your team: set CHROMATIC_PROJECT_TOKEN and run this again.\n',
  )
  process.exitCode = 1
} else {
  process.exitCode = await run('chromatic', ['--exit-zero-on-changes', '--build-script-name=build-storybook'])
}
