import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/badge.tsx'
import { Box } from '../box/box.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Container } from '../container/container.tsx'
import { Grid } from '../grid/grid.tsx'
import { Heading } from '../heading/heading.tsx'
import { Inline } from '../inline/inline.tsx'
import { Price } from '../price/price.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Text } from '../text/text.tsx'
import { SURFACE_ROLES } from '../theme/surface-roles.ts'
import { createTheme, themeContract, toThemeCss } from '../theme/theme.ts'
import { length, swatch, tile } from './foundations.css.ts'

const meta = { title: 'Foundations/Theme' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const SURFACES = ['primary', 'secondary', 'brand'] as const

/**
 * Every colour role on the three surfaces. Text has a contrast of 4.5:1 and marks and borders one of 3:1, in every
 * theme.
 */
export const Colours: Story = {
  render: () => (
    <Stack>
      {SURFACES.map((surface) => (
        <Box key={surface} surface={surface} inset="24" rounded>
          <Stack>
            <Heading level={2} size="2xl">
              {surface}
            </Heading>
            <Inline gap="16" align="start">
              {SURFACE_ROLES.map((role) => (
                <Stack key={role} gap="4">
                  <span className={swatch} style={{ background: themeContract.surface[role] }} />
                  <Text size="xs">{role}</Text>
                </Stack>
              ))}
            </Inline>
          </Stack>
        </Box>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Grid columns={{ base: 2, desktop: 4 }}>
      {(['neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => (
        <span
          key={tone}
          className={tile}
          style={{ background: themeContract.tone[tone].fill, color: themeContract.tone[tone].text }}
        >
          {tone}
        </span>
      ))}
    </Grid>
  ),
}

export const Space: Story = {
  render: () => (
    <Stack>
      {(['4', '8', '12', '16', '24', '32', '48', '64', '96', '128'] as const).map((space) => (
        <Inline key={space}>
          <Text figures="tabular">{space}</Text>
          <span className={length} style={{ inlineSize: themeContract.space[space] }} />
        </Inline>
      ))}
    </Stack>
  ),
}

export const Layout: Story = {
  render: () => (
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
  ),
}

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
export const SingleComponents: Story = {
  render: () => (
    <Grid columns={{ base: 1, tablet: 2 }}>
      <Sample />
      <div className="angular">
        <style>{toThemeCss(ANGULAR, '.angular')}</style>
        <Sample />
      </div>
    </Grid>
  ),
}
