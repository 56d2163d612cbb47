import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from './prose.tsx'

const meta = { title: 'Components/Prose' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const html = `<h2>Delivery</h2><p>We send within <strong>two working days</strong>. See <a href="#where">where we deliver</a>.</p>
<ul><li>Free over £30 in the UK</li><li>Free over £100 elsewhere</li></ul><h3>Returns</h3>
<p>Thirty days, unused.</p><ol><li>Write to us</li><li>Send it back</li></ol><blockquote>They answered the same day.</blockquote>
<table><tbody><tr><th>Country</th><th>Days</th></tr><tr><td>United Kingdom</td><td>2–3</td></tr></tbody></table>`

export const Default: Story = { render: () => <Prose html={html} /> }
