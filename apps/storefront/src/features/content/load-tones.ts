import type { CleanPage } from '@sorrel/commerce/content'
import type { ArtPicture } from '@sorrel/contracts/content'
import { env } from '#config/env.ts'
import { pictureTones, type Tones } from '#backend/picture-tones.ts'
import { withTimeout } from '#backend/resilience/with-timeout.ts'
import { toImageSource } from '#shop/picture-files.ts'

/** A page waits this long for its pictures' colours; then its text gets plain surfaces. */
const WAIT_MS = 3000

/** The colours in the quiet boxes of the page's pictures, by the picture's address. */
export async function loadTones({ sections }: CleanPage): Promise<ReadonlyMap<string, Tones>> {
  const pictures = sections.flatMap((section) =>
    'overlayOpacity' in section ? [section.backgroundImage, section.backgroundImageWide] : [],
  )
  const found = await Promise.all(pictures.map((picture) => loadTone(picture)))
  return new Map(found.flatMap((entry) => (entry === undefined ? [] : [entry])))
}

/** A picture that cannot be loaded or measured has no place for text. */
async function loadTone(picture: ArtPicture | undefined): Promise<readonly [string, Tones] | undefined> {
  if (picture?.quiet === undefined) return undefined
  const { src, version, quiet } = picture
  const part = { src: toImageSource(src, env.mediaUrl), version, box: quiet }
  const tones = await withTimeout(pictureTones.measure(part), WAIT_MS).catch(() => undefined)
  return tones && [src, tones]
}
