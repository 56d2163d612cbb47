import type { PictureBox } from '@sorrel/contracts/content'
import { getProcessState } from './process-state.ts'

/** Colours in hexadecimal between which everything in a part of a picture lies. */
export interface Tones {
  readonly darkest: string
  readonly lightest: string
}

/** A part of the file that pages know by this address and version. */
export interface MeasuredPart {
  readonly src: string
  readonly version?: string | undefined
  readonly box: PictureBox
}

interface PictureTones {
  /** Set when the process opens, which has the pictures. Rejects when a picture cannot be had. */
  measure: (part: MeasuredPart) => Promise<Tones | undefined>
}

/** Looks up the colours of a picture. Empty until the process is open. */
export const pictureTones = getProcessState<PictureTones>('picture-tones', () => ({
  measure: async () => undefined,
}))
