import { execFileSync } from 'node:child_process'
import { ROOT } from './processes.ts'

/** Markdown with its tables and examples as the project formats them. */
export function formatMarkdown(text: string): string {
  const options = { cwd: ROOT, input: text, encoding: 'utf8', shell: process.platform === 'win32' } as const
  return execFileSync('biome', ['format', '--stdin-file-path=page.md'], options)
}
