import { run } from './processes.ts'

const CHECKS: readonly (readonly [command: string, ...args: string[]])[] = [
  ['oxlint', '--type-aware', '--quiet'],
  ['biome', 'format', '.'],
  ['depcruise', 'apps', 'packages', 'e2e', 'scripts', '.storybook'],
  ['knip', '--no-progress'],
]

let failed = 0
for (const [command, ...args] of CHECKS) if ((await run(command, args)) !== 0) failed += 1
process.exitCode = failed === 0 ? 0 : 1
