import type { StatusTone } from '@sorrel/domain/status'
import type { StatusTone as BadgeTone } from '@sorrel/ui/status-badge'

const TONES: Readonly<Record<StatusTone, BadgeTone>> = {
  positive: 'success',
  caution: 'warning',
  critical: 'error',
  neutral: 'neutral',
}

/** The kit's tone for a status of the shop. */
export function toBadgeTone(tone: StatusTone): BadgeTone {
  return TONES[tone]
}
