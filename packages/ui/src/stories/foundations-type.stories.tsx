import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import * as heading from '../heading/heading.css.ts'
import { classNames } from '../parts/root.ts'
import { Table } from '../table/table.tsx'
import * as text from '../text/text.css.ts'
import { themeContract } from '../theme/theme.ts'
import { TYPE_STEPS, type TypeSize } from '../theme/type-scale.ts'
import { oneLine, specimen, specimenName } from './foundations.css.ts'
import { useSampleSizes } from './use-sample-sizes.ts'
import { Box } from '../box/box.tsx'
import { Heading } from '../heading/heading.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { toColumns } from './samples.ts'
import { drawn } from './matrix.tsx'

/**
 * Two families and fifteen sizes. A size is the base times the ratio to the power of its step, so a brand sets two numbers;
 * from `2xl` on it grows with the window. Headings take the first family, all else the second.
 */
const meta = { title: 'Foundations/Typography' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { fontSize, fontFamily, fontWeight } = themeContract

/** What each size is for. */
const USES: Readonly<Record<TypeSize, string>> = {
  display: 'The title of a hero',
  '8xl': 'A campaign in a few words',
  '7xl': 'The title of an article; a large number',
  '6xl': 'A quotation; the heading of a wide section',
  '5xl': 'The title of a product page',
  '4xl': 'The title of an account page',
  '3xl': 'A heading in an article',
  '2xl': 'The heading of a page section',
  xl: 'The title of a dialog or drawer; a lead',
  lg: 'The title of a card; an introduction',
  md: 'Running text, fields and buttons',
  sm: 'Help below a field; secondary text',
  xs: 'Badges and eyebrows',
  '2xs': 'Counters',
  '3xs': 'Kept for brands: too small for text',
}

/** Headings begin where the first family does. */
const isHeading = (size: TypeSize): boolean => TYPE_STEPS[size] > 1

/** The classes with which the kit draws a size; the smallest has none. */
function getClassName(size: TypeSize): string {
  if (isHeading(size)) return classNames(heading.heading, heading.size[toKey(heading.size, size)])
  return text.size[toKey(text.size, size)]
}

const toKey = <Key extends string>(sizes: Readonly<Record<Key, string>>, size: string): Key =>
  (Object.keys(sizes) as Key[]).find((key) => key === size) ?? ('md' as Key)

const toPixels = (value: number | undefined): string =>
  value === undefined ? '' : `${Math.round(value * 10) / 10} px`

const SCALE = (Object.keys(TYPE_STEPS) as TypeSize[]).toReversed()

function TypeScale() {
  const [ref, sizes] = useSampleSizes()
  return (
    <div ref={ref}>
      <Table
        caption="Type scale"
        columns={toColumns(
          {
            name: 'Size',
            step: 'Step',
            pixels: 'Font size',
            lines: 'Line height',
            use: 'Use',
            sample: 'Sample',
          },
          'step',
          'pixels',
          'lines',
        )}
        rows={SCALE.map((size) => ({
          id: size,
          cells: {
            name: size,
            step: TYPE_STEPS[size],
            pixels: toPixels(sizes.get(size)?.fontSize),
            lines: toPixels(sizes.get(size)?.lineHeight),
            use: USES[size],
            sample: (
              <div
                data-sample={size}
                className={classNames(getClassName(size), oneLine)}
                style={{ fontSize: fontSize[size] }}
              >
                Soap
              </div>
            ),
          },
        }))}
      />
    </div>
  )
}

/** Every size in the family it is used in, largest first. Resize the window to see which of them grow. */
export const Scale: Story = {
  render: () => <TypeScale />,
  play: async ({ canvas, canvasElement }) => {
    const [sample] = canvasElement.querySelectorAll('[data-sample="5xl"]')
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /^5xl/ })).toHaveTextContent(
        toPixels(Number.parseFloat(sample ? getComputedStyle(sample).fontSize : '')),
      ),
    )
    await expect(canvas.getAllByText('Soap')).toHaveLength(SCALE.length)
  },
}

/** The weights in both families. `headings` and `body` are the theme's, the others the kit's. */
export const Weights: Story = drawn(() => (
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
))

/** A heading, a lead, running text and small print, as a page sets them. */
export const InUse: Story = drawn(() => (
  <Box inset="24">
    <Stack gap="16">
      <Heading level={2} size="5xl">
        Refill, do not rebuy
      </Heading>
      <Text size="lg">One bottle, many fillings: the glass stays, the soap comes by post.</Text>
      <Text>
        A line of running text has at most about seventy characters, so that the eye finds the next line. Text
        is left-aligned and never justified.
      </Text>
      <Text size="sm">Small print stays readable: never below 0.8 of the base.</Text>
    </Stack>
  </Box>
))
