import { describe, expect, test } from 'vitest'
import { toGallery } from './to-gallery.ts'
import { toPictures } from './to-picture.ts'
import { silentLogger } from './to-list.ts'

const CDN = 'https://cdn.test'
const toWire = (names: readonly string[]) =>
  names.map((name) => ({
    id: name,
    caption: `The ${name}`,
    file: { url: `${CDN}/${name}`, width: 8, height: 9, md5: null },
  }))

/** Each picture, with its video and captions behind it. */
const read = (names: readonly string[]) =>
  toGallery(toWire(names), 'Soap').map(({ id, video }) =>
    [id, ...(video === undefined ? [] : [video, ...video.captions])]
      .map((each) => (typeof each === 'string' ? each : each.src.slice(CDN.length + 1)))
      .join(' '),
  )

describe('a video of a product', () => {
  test.each([
    [
      'goes with the picture right before it',
      ['a.jpg', 'b.jpg', 'v.mp4', 'c.jpg'],
      ['a.jpg', 'b.jpg v.mp4', 'c.jpg'],
    ],
    ['goes with the next one at the beginning', ['v.webm', 'a.jpg'], ['a.jpg v.webm']],
    [
      'goes with the next one after another video',
      ['a.jpg', 'v.mp4', 'w.mp4', 'b.jpg'],
      ['a.jpg v.mp4', 'b.jpg w.mp4'],
    ],
    ['is left out without a picture', ['v.mp4', 'v.vtt'], []],
    [
      'has the captions behind it',
      ['a.jpg', 'v.mp4', 'v.en.vtt', 'v.fr.vtt', 'b.jpg'],
      ['a.jpg v.mp4 v.en.vtt v.fr.vtt', 'b.jpg'],
    ],
    ['has them where it waits for its picture', ['v.mp4', 'v.vtt', 'a.jpg'], ['a.jpg v.mp4 v.vtt']],
    ['has none of no video', ['v.vtt', 'a.jpg'], ['a.jpg']],
  ])('%s', (_, names, expected) => {
    expect(read(names)).toEqual(expected)
  })

  test('is known by its address, whatever its query or case, and says what it shows', () => {
    const [picture] = toGallery(toWire(['a.jpg', 'V.MP4?x=1', 'v.pt-BR.vtt', 'v.vtt']), 'Soap')
    expect(picture?.video).toEqual({
      src: `${CDN}/V.MP4?x=1`,
      type: 'video/mp4',
      label: 'The V.MP4?x=1',
      captions: [{ src: `${CDN}/v.pt-BR.vtt`, locale: 'pt-BR' }, { src: `${CDN}/v.vtt` }],
    })
  })

  test('is no picture of a card', () => {
    const wire = toWire(['v.mp4', 'a.jpg', 'v.vtt', 'w.webm'])
    expect(toPictures(wire, 'Soap', { logger: silentLogger }).map(({ id }) => id)).toEqual(['a.jpg'])
  })
})
