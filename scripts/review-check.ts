import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Change, findUndecided, parseDecisions } from './review/decisions.ts'
import { ROOT } from './processes.ts'

// Fails while a look that `npm run review` found different is undecided or refused.

function findFaults(): readonly string[] {
  const file = join(ROOT, 'review/changes.json')
  if (!existsSync(file)) return ['There is no review: `npm run review` draws one.']
  const decisions = join(ROOT, 'review.json')
  const changes: readonly Change[] = JSON.parse(readFileSync(file, 'utf8'))
  return findUndecided(changes, existsSync(decisions) ? parseDecisions(readFileSync(decisions, 'utf8')) : {})
}

const faults = findFaults()
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''))
process.stdout.write(`${faults.length === 0 ? 1 : 0} passed, ${faults.length} failed\n`)
process.exitCode = faults.length === 0 ? 0 : 1
