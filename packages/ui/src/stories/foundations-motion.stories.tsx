import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Table } from '../table/table.tsx'
import { themeContract } from '../theme/theme.ts'
import { useTokenValues } from './theme/use-token-values.ts'
import { runner, specimen, specimenName, track } from './foundations.css.ts'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { toColumns } from './samples.ts'

/**
 * Three durations and one curve. `state` is for a colour or border that answers the pointer, `enter` for what comes, `leave`
 * for what goes, which is shorter: nobody waits for it. All three durations are 0 when reduced motion is on, in the
 * toolbar or in the system.
 */
const meta = { title: 'Foundations/Motion' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { motion } = themeContract
const DURATIONS = ['state', 'enter', 'leave'] as const

const USES = {
  state: 'A colour or border that answers the pointer',
  enter: 'What comes: menus, dialogs, messages',
  leave: 'What goes',
} as const

/** A small style sheet writes `.22s` for `220ms`. */
const toMs = (value: string): string =>
  `${Math.round(Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1000))} ms`

function Numbers() {
  const getValue = useTokenValues()
  return (
    <Table
      caption="Durations"
      columns={toColumns({ name: 'Name', duration: 'Duration', curve: 'Curve', use: 'Use' }, 'duration')}
      rows={DURATIONS.map((name) => ({
        id: name,
        cells: {
          name,
          duration: toMs(getValue(motion[name])),
          curve: getValue(motion.easing),
          use: USES[name],
        },
      }))}
    />
  )
}

/** Each duration with its curve and use. */
export const Durations: Story = {
  render: () => <Numbers />,
  play: ({ canvas }) =>
    expect(canvas.getByRole('row', { name: /^enter/ })).toHaveTextContent(/\d+ ms.*cubic-bezier\(/),
}

function Runners() {
  const [isThere, setThere] = useState(false)
  return (
    <Stack gap="24">
      <Button variant="secondary" onClick={() => setThere(!isThere)} aria-pressed={isThere}>
        Move
      </Button>
      {DURATIONS.map((name) => (
        <div key={name} className={specimen}>
          <span className={specimenName}>{name}</span>
          <span className={track}>
            <span
              className={runner}
              style={{
                transitionDuration: motion[name],
                transitionTimingFunction: motion.easing,
                insetInlineStart: isThere ? 'calc(100% - 2rem)' : '0%',
              }}
            />
          </span>
        </div>
      ))}
      <Text size="sm">Motion has a meaning: where something came from, and where it went.</Text>
    </Stack>
  )
}

/** The three durations side by side. */
export const Playground: Story = { render: () => <Runners />, tags: ['!test'] }

export const PlaygroundTest: Story = {
  ...Playground,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const move = canvas.getByRole('button', { name: 'Move' })
    await userEvent.click(move)
    await expect(move).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(move)
  },
}
