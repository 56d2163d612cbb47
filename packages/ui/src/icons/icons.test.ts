import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createIconSprite } from '../../icon-sprite.ts'

test('the file of all drawings is that of the shapes: `pnpm icons` writes it', () => {
  expect(readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8')).toBe(createIconSprite())
})
