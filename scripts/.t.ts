import { PACKAGES } from './packages.ts'
import { toApiReference } from './api-reference.ts'
import { writeFileSync } from 'node:fs'
for (const p of PACKAGES) {
  const t = toApiReference(p)
  writeFileSync(`/tmp/api-${p}.md`, t)
  console.log(p, t.length, t.split('\n').length)
}
