import { eq } from 'drizzle-orm'
import type { ReviewsContext } from '../context.ts'
import { reviewImages, reviews } from '../data/schema.ts'
import { type ServedFormat, toFileName } from '../pictures/encode.ts'

const TYPES: Readonly<Record<ServedFormat, string>> = { avif: 'image/avif', webp: 'image/webp' }
const HOUR_SECONDS = 3600

export interface PictureRequest {
  readonly id: string
  readonly width: string
  readonly accept: string
  /** The operator may see every picture, authors all of their own, and everybody those of approved reviews. */
  readonly audience: 'everybody' | 'operator' | { readonly accountId: string }
}

/**
 * A picture in the format that the browser prefers; undefined when there is none that the audience may see.
 */
export async function servePicture(
  { db, pictures }: Pick<ReviewsContext, 'db' | 'pictures'>,
  { id, width, accept, audience }: PictureRequest,
): Promise<Response | undefined> {
  const [row] = await db
    .select({
      sizes: reviewImages.sizes,
      isHidden: reviewImages.isHidden,
      status: reviews.status,
      accountId: reviews.accountId,
    })
    .from(reviewImages)
    .innerJoin(reviews, eq(reviews.id, reviewImages.reviewId))
    .where(eq(reviewImages.id, id))
  const size = row?.sizes.find((one) => String(one.width) === width)
  if (row === undefined || size === undefined) return undefined
  if (!maySee(audience, row)) return undefined
  const format: ServedFormat = accept.includes('image/avif') ? 'avif' : 'webp'
  const bytes = await pictures.read(id, toFileName(size.width, format))
  return bytes === undefined ? undefined : toResponse(bytes, { format, isPublic: audience === 'everybody' })
}

function maySee(
  audience: PictureRequest['audience'],
  { isHidden, status, accountId }: { isHidden: boolean; status: string; accountId: string },
): boolean {
  if (audience === 'operator') return true
  if (audience === 'everybody') return !isHidden && status === 'approved'
  return audience.accountId === accountId
}

/** Headers for user uploads: they must not run, be framed or be interpreted as another type. */
function toResponse(
  bytes: Uint8Array,
  { format, isPublic }: { format: ServedFormat; isPublic: boolean },
): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': TYPES[format],
      'content-length': String(bytes.byteLength),
      'cache-control': isPublic ? `public, max-age=${HOUR_SECONDS}` : 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    },
  })
}
