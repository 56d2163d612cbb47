import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Step } from './report.ts'

const BIN = join(import.meta.dirname, '../node_modules/.bin/conformance')

/** What the shop does not offer: a scenario of the list that passes, and another that fails, are both a failure. */
const BASELINE = join(import.meta.dirname, 'mcp-baseline.yml')

/** Characters of the end of what the suite says, where it says nothing of its list. */
const END_LENGTH = 300

/** The Model Context Protocol's own suite. */
export function toConformanceCheck(origin: string, folder: string): Step {
  return [
    'suite of MCP',
    () => {
      const args = ['server', '--url', `${origin}/ucp/mcp`, '--expected-failures', BASELINE, '-o', folder]
      return new Promise((resolve, reject) => {
        execFile(BIN, args, { cwd: folder, maxBuffer: 32 * 1024 * 1024 }, (error, stdout, stderr) => {
          const said = stripVTControlCharacters(stdout + stderr)
          const wrong = /(?:Unexpected failures|Stale baseline)[\s\S]*$/.exec(said)?.[0]
          if (error !== null) reject(new Error(wrong ?? said.slice(-END_LENGTH)))
          else resolve(/^Total: (\d+ passed)/m.exec(said)?.[1] ?? '')
        })
      })
    },
  ]
}
