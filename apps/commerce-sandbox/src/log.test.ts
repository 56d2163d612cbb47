import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('secrets and e-mail addresses never reach a log line', () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  log.info(
    { password: 'hunter22', input: { token: 'tok_1', email: 'ann@example.com' }, slug: 'soap' },
    'mail to ann@example.com',
  )
  const line = lines.join('')
  expect(line).toContain('"slug":"soap"')
  for (const secret of ['hunter22', 'tok_1', 'ann@example.com']) expect(line).not.toContain(secret)
})
