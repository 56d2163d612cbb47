import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { toDesignTokens } from '../../design-tokens/design-tokens.ts'
import { createTheme } from '../../theme/theme.ts'
import { toSettingsCode } from './shared-settings.ts'
import { OWN_THEME } from './story-themes.ts'
import { ThemeEditor } from './theme-editor.tsx'

/** Shows the kit in the theme of pasted settings. */
const meta = {
  title: 'Foundations/Theme editor',
  component: ThemeEditor,
  args: {
    settings: '{\n  "colors": {\n    "heading": "#0B2A3C",\n    "button": { "primary": "#0F5C73" }\n  }\n}',
    globals: {},
  },
  argTypes: { globals: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ settings }, { globals }) => <ThemeEditor settings={settings} globals={globals} />,
} satisfies Meta<typeof ThemeEditor>

export default meta
type Story = StoryObj<typeof meta>

const getColor = (element: HTMLElement) => getComputedStyle(element).backgroundColor

/** A change shows at once; a preset fills the field. */
export const Live: Story = { tags: ['!test'] }

export const LiveTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Add to bag' })
    await expect(button && getColor(button)).toBe('rgb(15, 92, 115)')
    await expect(canvas.getByRole('heading', { name: 'Every value can be used' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'ember' }))
    await waitFor(() => expect(button && getColor(button)).toBe('rgb(233, 138, 75)'))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Settings as JSON' }))
    await waitFor(() => expect(button && getColor(button)).toBe('rgb(38, 73, 58)'))
  },
}

/** The form and the JSON are the same settings; an empty field leaves the value to the theme. */
export const FormTest: Story = {
  args: { settings: '{ "store": {}, "values": { "colors": { "primary": "#0b2a3c" } } }' },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Add to bag' })
    const json = () => JSON.parse(canvas.getByLabelText<HTMLTextAreaElement>('Settings as JSON').value)
    await expect(canvas.getByLabelText('Headings')).toHaveValue('#0b2a3c')
    const main = canvas.getByLabelText('Main buttons')
    await userEvent.click(main)
    await userEvent.paste('rebeccapurple')
    await waitFor(() => expect(button && getColor(button)).toBe('rgb(102, 51, 153)'))
    await expect(canvas.getByLabelText('Main buttons: choose')).toHaveValue('#663399')
    await expect(json()).toEqual({ colors: { primary: '#0b2a3c', button: { primary: 'rebeccapurple' } } })
    await userEvent.clear(main)
    await waitFor(() => expect(button && getColor(button)).toBe('rgb(38, 73, 58)'))
    await userEvent.click(canvas.getByText('Sizes'))
    const corners = canvas.getByLabelText('Corners of buttons, pixels')
    await waitFor(() => expect(corners.checkVisibility({ contentVisibilityAuto: true })).toBe(true))
    await userEvent.type(corners, '4')
    await waitFor(() => expect(button && getComputedStyle(button).borderRadius).toBe('4px'))
    await userEvent.click(canvas.getByRole('button', { name: 'ember' }))
    await expect(main).toHaveValue('#E98A4B')
  },
}

/** Design tokens are read too; what they change is listed beside what the toolbar’s theme has. */
export const TokensTest: Story = {
  args: { settings: JSON.stringify(toDesignTokens(createTheme({ borders: { image: { radius: 4 } } }))) },
  globals: { theme: 'sorrel' },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Changed in the toolbar’s theme: 1'))
    const table = within(canvas.getByRole('table', { name: 'Variables that change' }))
    await expect(table.getByRole('row', { name: 'radius-image 20px 4px' })).toBeVisible()
  },
}

/** A font that the page does not load is said to be missing; those of the kit are not. */
export const FontTest: Story = {
  args: { settings: '{ "fonts": { "headings": "Space Grotesk", "body": "Figtree" } }' },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const unused = within(canvas.getByRole('table', { name: 'Values that could not be used' }))
    await expect(unused.getByText('fonts.headings')).toBeVisible()
    await expect(unused.getByText(/doesn’t load the font/)).toBeVisible()
    await expect(unused.queryByText('fonts.body')).not.toBeInTheDocument()
  },
}

/** The toolbar’s own theme is edited, and its links open it on every page. */
export const OwnTest: Story = {
  globals: { theme: OWN_THEME, settings: toSettingsCode('{ "brand": "#7a1fa2" }') },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Settings as JSON' })
    await expect(field).toHaveValue('{ "brand": "#7a1fa2" }')
    await expect(document.documentElement).toHaveStyle({ '--sorrel-primary-heading': '#7a1fa2' })
    await userEvent.clear(field)
    await userEvent.type(field, '{{ "brand": "#0f5c73" }')
    const settings = toSettingsCode('{ "brand": "#0f5c73" }')
    for (const name of ['See it on every page', 'Compare it'])
      await waitFor(() =>
        expect(canvas.getByRole('link', { name })).toHaveAttribute(
          'href',
          expect.stringMatching(new RegExp(`theme%3Aown%3Bsettings%3A${settings}(?:%3B|$)`)),
        ),
      )
  },
}

/** An error explains broken JSON; the last theme stays. */
export const NoJson: Story = {
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Settings as JSON' })
    const [button] = canvas.getAllByRole('button', { name: 'Add to bag' })
    await userEvent.type(field, ' and more')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/valid JSON/)
    await expect(button && getColor(button)).toBe('rgb(15, 92, 115)')
  },
}

const HOSTILE = {
  values: {
    colors: {
      primary: '#FFF8A6',
      body: '#E9E9E9',
      accent: 'url(https://example.com/pixel)',
      background: { primary: '#FFFFFF', secondary: 'red;}</style><script>alert(1)</script>' },
      input: { standard: '#FAFAFA' },
    },
    typography: {
      font_size: { base: 400, scaling: 'lots' },
      font_family: { headings: { name: "x'; } body { display: none", weight: 9000 } },
    },
    borders: { image: { radius: -20 } },
  },
}

/** Hostile settings: nothing of them reaches the page, and every problem is listed. */
export const Hostile: Story = {
  args: { settings: JSON.stringify(HOSTILE, null, 2) },
  play: async ({ canvas }) => {
    const unused = within(canvas.getByRole('table', { name: 'Values that could not be used' }))
    for (const path of [
      'colors.accent',
      'colors.background.secondary',
      'typography.fontFamily.headings.name',
    ])
      await expect(unused.getByText(path)).toBeVisible()
    const unread = canvas.getByRole('table', { name: 'Colours with too little contrast' })
    await expect(within(unread).getByText('Headings on the page')).toBeVisible()
    const style = unread.closest('[style]')?.getAttribute('style') ?? ''
    await expect(style).toContain('--sorrel-')
    for (const trace of ['url(', 'script', 'display: none']) await expect(style).not.toContain(trace)
  },
}
