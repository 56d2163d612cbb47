import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentMarks } from './payment-marks.tsx'

const meta = {
  title: 'Patterns/Payment marks',
  component: PaymentMarks,
  args: {
    label: 'Ways to pay',
    methods: ['visa', 'mastercard', 'amex', 'paypal', 'apple-pay', 'google-pay'],
  },
} satisfies Meta<typeof PaymentMarks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
