import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Box } from '../box/box.tsx'
import { Heading } from '../heading/heading.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { themeContract } from '../theme/theme.ts'
import { TYPE_STEPS } from '../theme/type-scale.ts'
import { specimen, specimenName } from './foundations.css.ts'

/**
 * Two families and fifteen sizes. A size is the base times the ratio to the power of its step, so a brand sets two numbers;
 * from `2xl` on it grows with the window. Headings take the first family, all else the second.
 */
const meta = { title: 'Foundations/Typography' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { fontSize, fontFamily, fontWeight } = themeContract

/** Every size in the family it is used in, largest first. Resize the window to see which of them grow. */
export const Scale: Story = {
  render: () => (
    <Stack gap="24">
      {Object.entries(fontSize)
        .toReversed()
        .map(([size, reference]) => (
          <div key={size} className={specimen}>
            <span className={specimenName}>{`${size} · step ${TYPE_STEPS[toSize(size)]}`}</span>
            <span
              style={{
                fontSize: reference,
                fontFamily: TYPE_STEPS[toSize(size)] > 1 ? fontFamily.headings : fontFamily.body,
                lineHeight: 1.2,
              }}
            >
              Soap that lasts
            </span>
          </div>
        ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Soap that lasts')).toHaveLength(15)
  },
}

const toSize = (name: string): keyof typeof TYPE_STEPS => (isSize(name) ? name : 'md')
const isSize = (name: string): name is keyof typeof TYPE_STEPS => Object.hasOwn(TYPE_STEPS, name)

/** The weights in both families. `headings` and `body` are the theme's, the others the kit's. */
export const Weights: Story = {
  render: () => (
    <Stack gap="16">
      {Object.entries(fontWeight).map(([name, reference]) => (
        <div key={name} className={specimen}>
          <span className={specimenName}>{name}</span>
          <span style={{ fontWeight: reference, fontFamily: fontFamily.headings, fontSize: fontSize.xl }}>
            Kept for years
          </span>
          <span style={{ fontWeight: reference, fontSize: fontSize.lg }}>Kept for years</span>
        </div>
      ))}
    </Stack>
  ),
}

/** A heading, a lead, running text and small print, as a page sets them. */
export const InUse: Story = {
  render: () => (
    <Box inset="24">
      <Stack gap="16">
        <Heading level={2} size="5xl">
          Refill, do not rebuy
        </Heading>
        <Text size="lg">One bottle, many fillings: the glass stays, the soap comes by post.</Text>
        <Text>
          A line of running text has at most about seventy characters, so that the eye finds the next line.
          Text is left-aligned and never justified.
        </Text>
        <Text size="sm">Small print stays readable: never below 0.8 of the base.</Text>
      </Stack>
    </Box>
  ),
}
