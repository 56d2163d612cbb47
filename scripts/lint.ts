import { run } from './processes.ts'

const CHECKS: readonly (readonly [command: string, ...args: string[]])[] = [
  ['oxlint', '--type-aware', '--quiet'],
  ['biome', 'format', '.'],
  [process.execPath, 'scripts/check-arrows.ts'],
  [process.execPath, 'scripts/check-exports.ts'],
  ['knip', '--no-progress'],
]

let failed = 0
for (const [command, ...args] of CHECKS) if ((await run(command, args)) !== 0) failed += 1
process.exitCode = failed === 0 ? 0 : 1
