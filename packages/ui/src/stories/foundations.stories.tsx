import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Price } from '../price/price.tsx'
import { Table } from '../table/table.tsx'
import { Text } from '../text/text.tsx'
import { type SurfaceRole, SURFACE_ROLES } from '../theme/surface-roles.ts'
import { type Surface, SURFACES } from '../theme/theme-contract.css.ts'
import { createTheme, themeContract, toThemeCss } from '../theme/theme.ts'
import { length, narrow, swatch, tile } from './foundations.css.ts'
import { getContrastMessages } from './theme/token-table.tsx'
import { useTokenValues } from './theme/use-token-values.ts'
import { toColumns } from './samples.ts'
import { Box } from '../box/box.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Container } from '../container/container.tsx'
import { Grid } from '../grid/grid.tsx'
import { Heading } from '../heading/heading.tsx'
import { Inline } from '../inline/inline.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { drawn } from './matrix.tsx'

const meta = { title: 'Foundations/Theme' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A colour with its value, and its contrast where it lies on a background. */
function Swatch({ surface, role }: { readonly surface: Surface; readonly role: SurfaceRole }) {
  const getValue = useTokenValues()
  const reference = themeContract[surface][role]
  // The surface is named above its colours.
  const contrast = getContrastMessages(`${surface}.${role}`, getValue)
  return (
    <Stack gap="4">
      <span className={swatch} style={{ background: reference }} />
      <Text size="xs" weight="medium">
        {role}
      </Text>
      <Text size="xs">{getValue(reference)}</Text>
      {contrast !== '–' && (
        <Text size="xs" className={narrow}>
          {contrast.replace(`${surface}.`, '')}
        </Text>
      )}
    </Stack>
  )
}

/**
 * Every colour role on the three surfaces. Text has a contrast of 4.5:1 and marks and borders one of 3:1, in every
 * theme.
 */
export const Colours: Story = drawn(() => (
  <Stack>
    {SURFACES.map((surface) => (
      <Box key={surface} surface={surface} inset="24" rounded>
        <Stack>
          <Heading level={2} size="2xl">
            {surface}
          </Heading>
          <Inline gap="16" align="start">
            {SURFACE_ROLES.map((role) => (
              <Swatch key={role} surface={surface} role={role} />
            ))}
          </Inline>
        </Stack>
      </Box>
    ))}
  </Stack>
))

const TONES = ['neutral', 'info', 'success', 'warning', 'error'] as const

/** What a message means, never by colour alone. */
export const Tones: Story = drawn(() => (
  <Grid columns={{ base: 2, desktop: 4 }}>
    {TONES.map((tone) => (
      <span
        key={tone}
        className={tile}
        style={{ background: themeContract.tone[tone].fill, color: themeContract.tone[tone].text }}
      >
        {tone}
      </span>
    ))}
  </Grid>
))

function ToneTable() {
  const getValue = useTokenValues()
  return (
    <Table
      caption="Tones"
      columns={toColumns({ tone: 'Tone', text: 'Text', fill: 'Background', contrast: 'Contrast' })}
      rows={TONES.map((tone) => ({
        id: tone,
        cells: {
          tone,
          text: getValue(themeContract.tone[tone].text),
          fill: getValue(themeContract.tone[tone].fill),
          contrast: getContrastMessages(`tone.${tone}.text`, getValue),
        },
      }))}
    />
  )
}

/** The colours of each tone with their contrast. */
export const ToneValues: Story = { render: () => <ToneTable /> }

const SPACES = ['4', '8', '12', '16', '24', '32', '48', '64', '96', '128'] as const

/** Every step of the grid. Values are in rem, so a larger text setting enlarges all of them. */
export const Space: Story = {
  render: () => (
    <Table
      caption="Space"
      columns={toColumns({ step: 'Step', rem: 'Value', length: 'Length' }, 'step', 'rem')}
      rows={SPACES.map((step) => ({
        id: step,
        cells: {
          step: `${step} px`,
          rem: `${Number(step) / 16}rem`,
          length: <span data-length className={length} style={{ inlineSize: themeContract.space[step] }} />,
        },
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[data-length]')].map((bar) =>
      bar.getBoundingClientRect(),
    )
    await expect(new Set(bars.map(({ left }) => left)).size).toBe(1)
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    await expect(bars.map(({ width }) => Math.round((width / rem) * 16))).toEqual(SPACES.map(Number))
  },
}

export const Layout: Story = drawn(() => (
  <Container>
    <Stack gap="32">
      <Grid columns={{ base: 1, tablet: 2, desktop: 4 }} gap="16" rowGap="32">
        {['One', 'two', 'or four columns', 'by the window'].map((text) => (
          <Box key={text} surface="secondary" inset="24" rounded>
            {text}
          </Box>
        ))}
      </Grid>
      <Inline justify="between" gap="12">
        <Text>Inline: at both ends,</Text>
        <Text>wrapping when it must</Text>
      </Inline>
    </Stack>
  </Container>
))

/** The same colours and type: only variables of single components differ. */
const ANGULAR = createTheme({
  components: {
    badge: { radius: 2 },
    button: { radius: 2, padding: 32, fontWeight: 500, borderWidth: 2, shadow: 'soft' },
    card: { radius: 0, padding: 24, borderWidth: 3, background: '#fffaf0', shadow: 'raised' },
    field: { radius: 0, borderWidth: 2 },
    price: { fontWeight: 450 },
  },
})

function Sample() {
  return (
    <Card border="line">
      <Stack gap="16">
        <Badge tone="success">New</Badge>
        <Heading level={2} size="xl">
          Oat &amp; Honey Soap Bar
        </Heading>
        <Price now="£6.50" />
        <TextField label="Engraving" />
        <Button>Add to bag</Button>
      </Stack>
    </Card>
  )
}

/** The default beside a brand that changes single components by `createTheme({ components })`. */
export const SingleComponents: Story = drawn(() => (
  <Grid columns={{ base: 1, tablet: 2 }}>
    <Sample />
    <div className="angular">
      <style>{toThemeCss(ANGULAR, '.angular')}</style>
      <Sample />
    </div>
  </Grid>
))
