import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Speaks for a second. Whatever fails it says on standard error as well, as the framework of the pages does. */
const PROGRAM = `
import { writeFileSync } from 'node:fs'
import { outliveReaders } from ${JSON.stringify(new URL('standard-streams.ts', import.meta.url).href)}
outliveReaders()
let failures = 0
process.on('uncaughtException', (error) => {
  failures += 1
  if (failures > 1000) process.exit()
  console.error(error)
})
let lines = 0
const speaking = setInterval(() => {
  lines += 1
  process.stderr.write('a line\\n')
  if (lines < 50) return
  clearInterval(speaking)
  writeFileSync(process.argv[2], 'came to its end')
}, 20)
`

test('a process goes on after those who read its output have left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'standard-streams-'))
  const [program, end] = [join(folder, 'program.mjs'), join(folder, 'end')]
  writeFileSync(program, PROGRAM)
  const node = JSON.stringify(process.execPath)
  // The reader ends at once.
  const line = `${node} ${JSON.stringify(program)} ${JSON.stringify(end)} 2>&1 | ${node} --eval 0`
  await promisify(execFile)(line, { shell: true })
  expect(readFileSync(end, 'utf8')).toBe('came to its end')
  rmSync(folder, { recursive: true })
})
