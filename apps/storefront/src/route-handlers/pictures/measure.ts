import type { PictureBox } from '@sorrel/contracts/content'
import type { Tones } from '#backend/picture-tones.ts'
import { openCodec } from './codec.ts'
import { INPUT, orBroken } from './encode.ts'

/** Wide enough that a thin line in the picture still counts. */
const MEASURED_WIDTH = 320

/** The darkest and the lightest colour in a part of the picture, on white where it lets through. */
export async function measure(original: Buffer, box: PictureBox): Promise<Tones> {
  const { sharp } = await openCodec()
  const { data, info } = await orBroken(() =>
    sharp(original, INPUT)
      .resize({ width: MEASURED_WIDTH, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const { width, height, channels } = info
  const found = { darkest: { luminance: Infinity, at: 0 }, lightest: { luminance: -1, at: 0 } }
  for (let y = Math.floor((height * box.top) / 100); y < (height * box.bottom) / 100; y += 1)
    for (let x = Math.floor((width * box.left) / 100); x < (width * box.right) / 100; x += 1) {
      const at = (y * width + x) * channels
      const luminance = getLuminance(data.subarray(at, at + channels))
      if (luminance < found.darkest.luminance) found.darkest = { luminance, at }
      if (luminance > found.lightest.luminance) found.lightest = { luminance, at }
    }
  const toHex = ({ at }: { readonly at: number }) => `#${data.toString('hex', at, at + channels)}`
  return { darkest: toHex(found.darkest), lightest: toHex(found.lightest) }
}

/** Enough to tell which of two colours is darker; contrasts are computed where the text's colour is known. */
function getLuminance([red = 0, green = 0, blue = 0]: Uint8Array): number {
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2
}
