import { err, ok, type Result } from '@sorrel/domain/result'
import sharp from 'sharp'

const MAX_SIDE_PX = 3840

/**
 * The requested size of a picture. One side alone keeps the ratio; both sides crop it at `anchor`; `padded` keeps the
 * whole picture and fills the rest with white. A picture is never enlarged. See docs/commerce-service.md#products.
 */
export interface PictureSize {
  readonly width: number | undefined
  readonly height: number | undefined
  readonly anchor: 'center' | 'top' | 'right' | 'bottom' | 'left'
  readonly padded: boolean
}

/** Reads `width`, `height` (1 to 3840 px), `anchor` and `padded`. The error names the wrong parameter. */
export function parsePictureSize(
  parameters: URLSearchParams,
): Result<PictureSize, { param: string; message: string }> {
  const width = parseSide(parameters.get('width'))
  const height = parseSide(parameters.get('height'))
  const anchor = parseAnchor(parameters.get('anchor'))
  if (width === 'invalid') return err({ param: 'width', message: `width must be 1 to ${MAX_SIDE_PX}` })
  if (height === 'invalid') return err({ param: 'height', message: `height must be 1 to ${MAX_SIDE_PX}` })
  if (anchor === undefined)
    return err({ param: 'anchor', message: 'anchor must be top, right, bottom or left' })
  return ok({ width, height, anchor, padded: ['true', '1'].includes(parameters.get('padded') ?? '') })
}

/** Other files are videos and their captions. */
export const isPicture = (contentType: string): boolean => contentType.startsWith('image/')

/** Only pixels are resized; without a size the original file is returned. */
export function canResize(contentType: string, { width, height }: PictureSize): boolean {
  const hasPixels = isPicture(contentType) && contentType !== 'image/svg+xml'
  return hasPixels && (width !== undefined || height !== undefined)
}

/** A copy in the size, in the original's format. */
export async function resize(bytes: Buffer, { width, height, anchor, padded }: PictureSize): Promise<Buffer> {
  const hasBoth = width !== undefined && height !== undefined
  return sharp(bytes)
    .rotate()
    .resize({
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      fit: hasBoth ? (padded ? 'contain' : 'cover') : 'inside',
      position: anchor,
      background: '#ffffff',
      withoutEnlargement: true,
    })
    .toBuffer()
}

function parseSide(value: string | null): number | undefined | 'invalid' {
  if (value === null || value === '') return undefined
  const side = Number(value)
  return Number.isInteger(side) && side >= 1 && side <= MAX_SIDE_PX ? side : 'invalid'
}

function parseAnchor(value: string | null): PictureSize['anchor'] | undefined {
  if (value === null || value === '') return 'center'
  return (['center', 'top', 'right', 'bottom', 'left'] as const).find((anchor) => anchor === value)
}
