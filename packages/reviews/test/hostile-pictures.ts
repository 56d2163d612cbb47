import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const LEAF = { r: 90, g: 140, b: 100 }

export function createPicture(width = 1200, height = 900) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: LEAF,
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
}

/** A photograph whose metadata says where, by whom and with which camera it was taken. */
export function createGpsJpeg(): Promise<Buffer> {
  const exif = {
    IFD0: { Make: 'SecretCamera', Artist: 'Secret Person' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '51/1 30/1 0/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '0/1 7/1 0/1',
    },
  }
  return createPicture().withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer()
}

/** A picture that is also an HTML page with a script. */
export async function createPolyglot(): Promise<Buffer> {
  return Buffer.concat([
    await createPicture().jpeg().toBuffer(),
    Buffer.from('<script>alert("polyglot")</script>'),
  ])
}

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="100" height="100"/>',
)

/** The first box of a HEIC file, as some phones write it. */
export const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic' + '\0'.repeat(64), 'latin1')

/** A file of a few kilobytes that decodes to 144 million pixels. */
export function createBomb(side = 12_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc(side * (Math.ceil(side / 8) + 1))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    toChunk('IHDR', header),
    toChunk('IDAT', deflateSync(rows)),
    toChunk('IEND'),
  ])
}

function toChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

/** An animation of two frames, of which the second must not be served. */
export async function createAnimation(): Promise<Buffer> {
  const frames = await Promise.all([
    createPicture(400, 300).png().toBuffer(),
    createPicture(400, 300).negate().png().toBuffer(),
  ])
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
}

export async function createTruncated(): Promise<Buffer> {
  const whole = await createPicture().jpeg().toBuffer()
  return whole.subarray(0, Math.floor(whole.length / 2))
}

/** A file of 5.1 MB that begins like a picture. */
export async function createHeavy(): Promise<Buffer> {
  return Buffer.concat([await createPicture(100, 100).jpeg().toBuffer(), Buffer.alloc(5.1 * 1024 * 1024)])
}
