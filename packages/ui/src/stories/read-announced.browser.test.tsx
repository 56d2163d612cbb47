import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { readAnnounced } from './read-announced.ts'
import { render } from './render.tsx'
import { TextField } from '../text-field/text-field.tsx'

test('elements are announced with role, name, states and description', async () => {
  render(
    <div data-testid="story">
      <Button loading loadingLabel="Adding">
        Add
      </Button>
      <Checkbox label="I agree" defaultChecked />
      <TextField label="Email" description="For the receipt." error="Enter an email." required />
      <p aria-hidden="true">
        <button type="button">Hidden</button>
      </p>
    </div>,
  )
  const story = page.getByTestId('story')
  await expect.element(story).toBeVisible()
  expect(readAnnounced(story.element())).toEqual([
    { role: 'button', name: 'Adding', states: ['unavailable', 'busy'], description: '' },
    { role: 'checkbox', name: 'I agree', states: ['checked'], description: '' },
    {
      role: 'textbox',
      name: 'Email',
      states: ['required', 'invalid'],
      description: 'For the receipt. Enter an email.',
    },
  ])
})
