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
  /** Set once the process has started. Rejects if a picture cannot be loaded. */
  measure: (part: MeasuredPart) => Promise<Tones | undefined>
}

/** Measures the colours of a picture; the result is undefined until the process has started. */
export const pictureTones = getProcessState<PictureTones>('picture-tones', () => ({
  measure: async () => undefined,
}))
