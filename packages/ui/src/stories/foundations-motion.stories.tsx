import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { themeContract } from '../theme/theme.ts'
import { runner, specimen, specimenName, track } from './foundations.css.ts'

/**
 * Three durations and one curve. `state` is for a colour or border that answers the pointer, `enter` for what comes, `leave`
 * for what goes, which is shorter: nobody waits for it. With reduced motion (toolbar, or the system's setting) all three are
 * none.
 */
const meta = { title: 'Foundations/Motion' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { motion } = themeContract
const DURATIONS = ['state', 'enter', 'leave'] as const

function Durations() {
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
      <Text size="sm">What moves carries a meaning: where something came from, and where it went.</Text>
    </Stack>
  )
}

/** The three durations side by side. */
export const Playground: Story = {
  render: () => <Durations />,
  tags: ['!test'],
}

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
