import { join } from 'node:path'
import { encodePicture } from '@sorrel/reviews/server'
import sharp from 'sharp'

/** What five uploads of a telephone cost: time, work of the processor, bytes that are served, memory over idle. */
const PHOTO = join(import.meta.dirname, '../../../packages/sandbox/media/dish-soap-block-1.webp')
const WIDTH = 4000
const ROUNDS = 5
const MB = 1024 * 1024

const photo = await sharp(PHOTO).resize({ width: WIDTH }).jpeg({ quality: 90 }).toBuffer()
const idle = process.memoryUsage.rss()
let peak = idle
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
}, 10)
for (let round = 1; round <= ROUNDS; round += 1) {
  const [startedAt, before] = [performance.now(), process.cpuUsage()]
  const encoded = await encodePicture(photo)
  if (!encoded.ok) throw new Error(encoded.error)
  const { user, system } = process.cpuUsage(before)
  const sizes = encoded.value.files.map(({ name, bytes }) => `${name} ${Math.round(bytes.length / 1024)} KB`)
  const ms = Math.round(performance.now() - startedAt)
  process.stdout.write(`${ms} ms, processor ${Math.round((user + system) / 1000)} ms: ${sizes.join(', ')}\n`)
}
clearInterval(watch)
process.stdout.write(
  `${Math.round(photo.length / 1024)} KB uploaded; ${Math.round((peak - idle) / MB)} MB over idle\n`,
)
