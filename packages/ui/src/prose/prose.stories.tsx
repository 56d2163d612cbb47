import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose, type ProseProps } from './prose.tsx'
import { atExtremes, doAndDont, drawn, inEachState } from '../stories/matrix.tsx'
import { Container } from '../container/container.tsx'
import { Heading } from '../heading/heading.tsx'
import { Stack } from '../stack/stack.tsx'

const html = `<h2>Delivery</h2><p>We send within <strong>two working days</strong>. See <a href="#where">where we deliver</a>.</p>
<ul><li>Free over £30 in the UK</li><li>Free over £100 elsewhere</li></ul><h3>Returns</h3>
<p>Thirty days, unused.</p><ol><li>Write to us</li><li>Send it back</li></ol><blockquote>They answered the same day.</blockquote>
<table><tbody><tr><th>Country</th><th>Days</th></tr><tr><td>United Kingdom</td><td>2–3</td></tr></tbody></table>`

const meta = { title: 'Components/Prose', component: Prose, args: { html } } satisfies Meta<
  ProseProps<typeof html>
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sizes: Story = drawn(() => (
  <Stack gap="32">
    <Prose html={'<p>Small: <a href="#where">where we deliver</a>.</p>'} size="sm" />
    <Prose html={'<p>Medium, as usual.</p>'} size="md" />
    <Prose html={'<p>Large: the first words of an article.</p>'} size="lg" />
  </Stack>
))

export const InEachState: Story = inEachState(
  () => <Prose html={'<p>See <a href="#where">where we deliver</a>.</p>'} />,
  ['hover', 'focus'],
)

export const Extremes: Story = atExtremes(Prose, {
  long: (
    <Prose
      html={
        '<h2>Lieferbedingungen für wiederkehrende Bestellungen</h2><p>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</p><table><tbody><tr><th>Versandkostenpauschale</th><td>1.234.567,89 €</td></tr></tbody></table>'
      }
    />
  ),
  empty: <Prose html={''} />,
  rightToLeft: (
    <Prose html={'<p>نرسل خلال يومي عمل. <a href="#where">أين نوصل</a>.</p><ul><li>مجاني فوق ٣٠</li></ul>'} />
  ),
})

/** An article under its title. */
export const Composition: Story = drawn(() => (
  <Container width="text">
    <Stack gap="24">
      <Heading level={1}>Delivery and returns</Heading>
      <Prose html={html} size="lg" />
    </Stack>
  </Container>
))

export const DoAndDont: Story = doAndDont(Prose, {
  good: <Prose html={'<p>We send within two working days.</p><p>Returns are on us for thirty days.</p>'} />,
  goodWhy: 'Short paragraphs, one thought each.',
  bad: (
    <Prose
      html={
        '<p><strong>We send within two working days, returns are on us for thirty days, write to us, send it back, keep the receipt, and please note that gift cards cannot be returned at all.</strong></p>'
      }
    />
  ),
  badWhy: 'All bold and in one block: nothing can be found.',
})
