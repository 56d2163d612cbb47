import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../stories/render.tsx'
import { getOverflow, setWindow } from '../stories/set-window.ts'
import { Chip, RemovableChip } from './chip.tsx'

const WORDS = 'Wiederbefüllbare Handwaschlotion mit Eukalyptus'

test.each([
  [320, 100],
  [375, 200],
])('long words stay in a window of %i px with text at %i percent', async (width, textSize) => {
  await setWindow({ width, textSize })
  render(
    <>
      <Chip indicator="menu">{WORDS}</Chip>
      <div style={{ display: 'flex' }}>
        <RemovableChip removeLabel="Remove" onRemove={() => undefined}>
          {WORDS}
        </RemovableChip>
      </div>
    </>,
  )
  await expect.element(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  expect(getOverflow()).toBe(0)
  for (const chip of document.querySelectorAll('button'))
    expect(chip.scrollHeight).toBeLessThanOrEqual(chip.clientHeight)
})

test('a chip keeps its line beside others in a row that scrolls', async () => {
  await setWindow({ width: 320 })
  render(
    <div style={{ display: 'flex', overflowX: 'auto' }}>
      {['Refillable hand wash', 'Bamboo toothbrush', 'Oat and honey'].map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
    </div>,
  )
  await expect.element(page.getByRole('button', { name: 'Refillable hand wash' })).toBeVisible()
  for (const chip of document.querySelectorAll('button')) expect(chip.offsetHeight).toBe(40)
})
