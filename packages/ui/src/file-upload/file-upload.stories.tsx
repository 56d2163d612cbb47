import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FileUpload, type FileUploadProps } from './file-upload.tsx'
import { Textarea } from '../textarea/textarea.tsx'
import { doAndDont, drawn, inAColumn, inEachState, atExtremes } from '../stories/matrix.tsx'
import { Button } from '../button/button.tsx'
import { numbered } from '../stories/samples.ts'
import { Stack } from '../stack/stack.tsx'
import { useHeld } from '../stories/use-held.ts'

const meta = {
  title: 'Components/File upload',
  component: FileUpload,
  parameters: { controls: { exclude: ['max'] } },
  args: {
    label: 'Pictures',
    description: 'Up to 3, 5 MB each.',
    chooseLabel: 'Add pictures or drop them here',
    accept: 'image/*',
    max: 3,
    files: [],
    onFilesChange: fn(),
    toRemoveLabel: (name) => `Remove ${name}`,
  },
} satisfies Meta<typeof FileUpload>

export default meta
type Story = StoryObj<typeof meta>

function Held(props: FileUploadProps) {
  const [files, setFiles] = useHeld(props.files, props.onFilesChange)
  return <FileUpload {...props} files={files} onFilesChange={setFiles} />
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const toFile = (name: string): File =>
  new File([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' })

export const Default: Story = { render: (args) => <Held {...args} />, tags: ['!test'] }

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Pictures'), [toFile('soap.png'), toFile('dish.png')])
    await expect(canvas.getByText('dish.png')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove soap.png' }))
    await expect(canvas.queryByText('soap.png')).toBeNull()
    await expect(canvas.getByText('dish.png')).toBeVisible()
  },
}

export const Full: Story = {
  args: { files: [toFile('one.png'), toFile('two.png'), toFile('a-very-long-name-of-a-picture.png')] },
}

export const Invalid: Story = { args: { error: 'Images must be 5MB or smaller' } }
export const States: Story = inAColumn(FileUpload, { gap: '24' }, [
  { label: 'Required', required: true },
  { label: 'Hidden label', labelDisplay: 'hidden' },
])

export const InEachState: Story = inEachState(FileUpload, ['hover', 'focus', 'error'], {
  props: { error: 'dish.png is larger than 5 MB.' },
})

export const Extremes: Story = atExtremes(FileUpload, {
  long: {
    label: 'Bilder des gelieferten Erzeugnisses',
    chooseLabel: 'Bilder hinzufügen oder an diese Stelle ziehen und ablegen',
    files: [toFile('ein-ausgesprochen-langer-name-eines-bildes-der-nirgends-umbrechen-kann.png')],
  },
  empty: { label: 'Nothing yet' },
  many: { label: 'Twelve', max: 12, files: numbered(12, (number) => toFile(`picture-${number}.png`)) },
  missingPicture: { label: 'Broken', files: [new File(['no picture'], 'broken.png', { type: 'image/png' })] },
  rightToLeft: { label: 'صور', description: 'حتى ٣ صور.', chooseLabel: 'أضف صورًا' },
})

/** In the form of a review. */
export const Composition: Story = drawn((args) => (
  <Stack gap="24" align="start">
    <Textarea label="Your review" />
    <FileUpload {...args} />
    <Button>Send review</Button>
  </Stack>
))

export const DoAndDont: Story = doAndDont(FileUpload, {
  good: { label: 'Pictures of yours', description: 'Up to 3, 5 MB each.' },
  goodWhy: 'Says how many and how large, before anyone chooses files.',
  bad: {
    label: 'Upload',
    description: undefined,
    chooseLabel: 'Select file(s)',
    error: 'Error: maximum size exceeded (5242880 bytes)',
  },
  badWhy: 'The rule comes too late, and in bytes.',
})
