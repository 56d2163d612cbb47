import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { FileUpload, type FileUploadProps } from './file-upload.tsx'

const meta = {
  title: 'Components/File upload',
  component: FileUpload,
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
  const [files, setFiles] = useState(props.files)
  return <FileUpload {...props} files={files} onFilesChange={setFiles} />
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const toFile = (name: string): File =>
  new File([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' })

export const Default: Story = {
  render: (args) => <Held {...args} />,
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
