import type { DividerSection } from '@sorrel/contracts/content'
import { Divider as Line } from '@sorrel/ui/divider'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'

export function Divider({ section, shop }: BlockProps<DividerSection>) {
  return (
    <BlockFrame horizontalSpacing="medium" {...section} shop={shop}>
      <Line />
    </BlockFrame>
  )
}
