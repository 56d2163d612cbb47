import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { bagIcon } from '../icons/icons.ts'
import { NumberedParts, NumberedWindow } from './numbered-parts.tsx'
import { render } from './render.tsx'

const ROOTS = ['button']
const NAMES = ['content', 'spinner']
const OTHERS = ['icon']

test('every part that is shown has a number over its corner and a line in the legend', async () => {
  render(
    <NumberedParts roots={ROOTS} names={NAMES} others={OTHERS}>
      <Icon icon={bagIcon} />
      <Button iconStart={<Icon icon={bagIcon} />}>Add to bag</Button>
    </NumberedParts>,
  )
  await expect
    .poll(() =>
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['button', 'content', 'icon'])
  await expect.element(page.getByText('Not in this example: spinner.')).toBeVisible()
  const [root] = document.querySelectorAll('[data-part="button"]')
  const number = page.getByText('1', { exact: true }).element().getBoundingClientRect()
  const box = root?.getBoundingClientRect()
  expect([number.left + number.width / 2, number.top + number.height / 2].map(Math.round)).toEqual(
    [box?.right ?? 0, box?.top ?? 0].map(Math.round),
  )
})

function Late() {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <NumberedParts roots={ROOTS} names={NAMES} others={OTHERS}>
      {isThere && <Button>Add to bag</Button>}
    </NumberedParts>
  )
}

test('parts that come later get their numbers', async () => {
  render(<Late />)
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(2)
})

test('the picture takes no focus and is hidden from screen readers', async () => {
  render(
    <NumberedParts roots={ROOTS} names={NAMES} others={OTHERS}>
      <Button>Add to bag</Button>
    </NumberedParts>,
  )
  await expect.element(page.getByRole('list', { name: 'Parts in the picture' })).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('the picture leaves the choice of its original alone', async () => {
  const choice = (testId: string) => <input type="radio" name="scent" data-testid={testId} defaultChecked />
  render(
    <>
      {choice('original')}
      <NumberedParts roots={ROOTS} names={NAMES}>
        {choice('copy')}
      </NumberedParts>
    </>,
  )
  await expect.element(page.getByTestId('copy')).toBeChecked()
  await expect.element(page.getByTestId('original')).toBeChecked()
})

test('parts of a page in a window have numbers over the window', async () => {
  const html =
    '<div data-part="button" style="position:fixed;left:40px;top:30px;width:100px;height:50px">Add</div>'
  const src = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  render(<NumberedWindow src={src} title="Window" className="" roots={ROOTS} names={NAMES} />)
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(1)
  const frame = page.getByTitle('Window').element().getBoundingClientRect()
  const number = page.getByText('1', { exact: true }).element().getBoundingClientRect()
  const border = 2
  expect(Math.abs(number.left + number.width / 2 - frame.left - 140)).toBeLessThanOrEqual(border)
  expect(Math.abs(number.top + number.height / 2 - frame.top - 30)).toBeLessThanOrEqual(border)
})
