import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { atExtremes, doAndDont } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { numbered } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

/** Errors by the ids of their fields. */
const toErrors = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([id, text]) => ({ id, text }))

const meta = {
  title: 'Components/Error summary',
  component: ErrorSummary,
  args: {
    title: 'Two fields need your attention.',
    errors: toErrors({ street: 'Street: enter a street.', postcode: 'Postcode: enter a postcode.' }),
  },
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['!test'] }

export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('alert')
    await expect(summary.parentElement).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Street: enter a street.' })).toHaveAttribute(
      'href',
      '#street',
    )
  },
}

/** Why the whole form was refused. */
export const WholeForm: Story = {
  args: { title: 'We could not save your address. Nothing was lost: please try again.', errors: [] },
}

export const Extremes: Story = atExtremes(ErrorSummary, {
  width: 'natural',
  long: {
    title: 'Zwei Angaben müssen noch einmal angesehen werden.',
    errors: toErrors({
      long: 'Straße, Hausnummer und Wohnungsbezeichnung: Geben Sie bitte Straße und Hausnummer vollständig ein.',
    }),
  },
  empty: { title: 'The form was refused.', errors: [] },
  many: {
    title: 'Twelve fields need your attention.',
    errors: numbered(12, (number) => ({ id: `field-${number}`, text: `Field ${number}: enter a value.` })),
  },
  rightToLeft: { title: 'حقل واحد يحتاج إلى تصحيح.', errors: toErrors({ rtl: 'الشارع: أدخل اسم الشارع.' }) },
})

function AddressForm() {
  const [refusal, setRefusal] = useState<object>()
  const error = refusal && 'Enter a street.'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setRefusal({})
      }}
    >
      <Stack align="stretch">
        {refusal && (
          <ErrorSummary
            title="One field needs your attention."
            errors={[{ id: 'own-street', text: 'Street: enter a street.' }]}
            occasion={refusal}
          />
        )}
        <TextField id="own-street" label="Street" {...(error && { error })} />
        <Button type="submit">Save address</Button>
      </Stack>
    </form>
  )
}

/** Above the first field, each time the form is refused. */
export const Composition: Story = {
  tags: ['posed'],
  render: () => <AddressForm />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save address' })
    for (const _ of [1, 2]) {
      await userEvent.click(button)
      await expect(canvas.getByRole('alert').parentElement).toHaveFocus()
    }
  },
}

export const DoAndDont: Story = doAndDont(ErrorSummary, {
  good: {
    title: 'One field needs your attention.',
    errors: toErrors({ good: 'Postcode: enter a postcode.' }),
  },
  goodWhy: 'It says what is wrong and links to it.',
  bad: { title: 'Invalid input. Please check the form and try again.', errors: [] },
  badWhy: 'People have to hunt for the error.',
})
