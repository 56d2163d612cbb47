import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { reviewMails } from '../src/server/data/schema.ts'
import { reviews } from '../src/server.ts'
import { createPicture } from './hostile-pictures.ts'
import { MODERATION, PRODUCT, readJson, startApi, type TestApi, TOKEN } from './start-api.ts'

const SOAP_PICTURE = 'https://cdn.example/soap.png'

let api: TestApi
beforeEach(async () => {
  api = await start()
})
afterEach(() => api.stop())

async function start(): Promise<TestApi> {
  const picture = await createPicture(64, 64).png().toBuffer()
  return startApi({
    findProductId: (slug) => Promise.resolve(slug === 'soap' ? PRODUCT : undefined),
    download: (address) => Promise.resolve(address === SOAP_PICTURE ? new Uint8Array(picture) : undefined),
  })
}

async function post(text: string, to: TestApi = api) {
  const answer = await to.app.request('/moderation/api/import', {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'text/csv' },
    body: text,
  })
  return readJson(answer)
}

const get = async (format: string, from: TestApi = api) => (await from.moderate(`/reviews.${format}`)).text()

const getRows = (from: TestApi = api) => from.db.select().from(reviews).orderBy(asc(reviews.dateCreated))

describe('an import', () => {
  test('of our own fields adds reviews with pictures, once', async () => {
    const line = {
      id: '17',
      product_slug: 'soap',
      product_name: 'Soap',
      rating: 4,
      title: 'Soft',
      body: 'Kind to my hands.\nTwice.',
      user_name: 'Mia K.',
      locale: 'de-CH',
      created_at: '2024-05-01T10:00:00Z',
      status: 'approved',
      is_verified: true,
      helpful_count: 3,
      reply: 'Thank you!',
      pictures: [SOAP_PICTURE, 'https://cdn.example/gone.png'],
    }
    const file = `${JSON.stringify(line)}\n\n`
    const answer = await post(file)
    expect(answer).toEqual({
      added: 1,
      known: 0,
      refused: [{ line: 1, problem: 'the picture https://cdn.example/gone.png cannot be used' }],
    })
    expect(await post(file)).toMatchObject({ added: 0, known: 1, refused: [] })
    const list = await readJson(await api.call(`/api/reviews/by-product-id/${PRODUCT}`))
    expect(list.reviews).toMatchObject([
      {
        rating: 4,
        title: 'Soft',
        user_name: 'Mia K.',
        locale: 'de',
        helpful_count: 3,
        is_verified_purchase: true,
        created_at: '2024-05-01T10:00:00.000Z',
        reply: { text: 'Thank you!' },
      },
    ])
    expect(list.reviews[0].images).toHaveLength(1)
    expect(api.changed).toEqual([PRODUCT])
    const stats = await readJson(await api.call(`/api/reviews/by-product/${PRODUCT}/stats`))
    expect(stats).toMatchObject({ totalReviews: 1, averageRating: 4 })
  })

  test.each([
    [
      'Judge.me',
      'title,body,rating,review_date,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,picture_urls\n' +
        `Soft,"Kind, ""really""",5,2024-05-01 10:00:00 UTC,ok,Mia,mia@example.com,${PRODUCT},soap,Thanks,${SOAP_PICTURE}`,
    ],
    [
      'Yotpo, by semicolons',
      '\uFEFFReview Title;Review Content;Review Score;Date;Product ID;Display Name;Email;Published;Comment;Published Image URL\n' +
        `Soft;"Kind, ""really""";5;2024-05-01T10:00:00Z;${PRODUCT};Mia;mia@example.com;true;Thanks;${SOAP_PICTURE}`,
    ],
    [
      'Shopify',
      'product_handle,state,rating,title,author,email,body,reply,created_at,photo_url\n' +
        `soap,published,5,Soft,Mia,mia@example.com,"Kind, ""really""",Thanks,2024-05-01 10:00:00 UTC,${SOAP_PICTURE}`,
    ],
    [
      'Loox',
      'id,handle,rating,author,email,review,status,date,verified_purchase,reply,img,photo_url\n' +
        `9,soap,5,Mia,mia@example.com,"Kind, ""really""",published,2024-05-01T10:00:00Z,true,Thanks,,${SOAP_PICTURE}`,
    ],
  ])('understands the columns of %s', async (_, file) => {
    expect(await post(file)).toEqual({ added: 1, known: 0, refused: [] })
    expect(await getRows()).toMatchObject([
      {
        productId: PRODUCT,
        status: 'approved',
        rating: 5,
        body: 'Kind, "really"',
        userName: 'Mia',
        email: 'mia@example.com',
        reply: 'Thanks',
        dateCreated: new Date('2024-05-01T10:00:00Z'),
        accountId: '',
      },
    ])
    expect(await api.countFiles()).toBeGreaterThan(0)
    expect(await post(file)).toEqual({ added: 0, known: 1, refused: [] })
  })

  test('names the lines that it refuses and takes the others; without a state a review waits', async () => {
    const answer = await post(
      [
        'id,product_id,product_slug,rating,body',
        '1,,lamp,5,Bright',
        '2,p1,,6,Six stars',
        '3,p1,,5,',
        '4,,,5,Of nothing',
        '5,p1,,5,=HYPERLINK("x")',
      ].join('\n'),
    )
    expect(answer.added).toBe(1)
    expect(answer.refused.map(({ line }: { line: number }) => line)).toEqual([2, 3, 4, 5])
    expect(await getRows()).toMatchObject([{ status: 'pending', title: '=HYPERLINK("x")' }])
    expect(await post('{"rating":5}\nnonsense\n')).toMatchObject({
      added: 0,
      refused: [{ line: 1 }, { line: 2 }],
    })
    const [row] = await getRows()
    expect((await api.moderate(`/reviews/${row?.id}/approve`, {})).status).toBe(200)
    expect(await get('csv')).toContain('"\'=HYPERLINK(""x"")"')
  })

  test('sends no mail to its authors, who wrote in another shop', async () => {
    await post(`{"product_id":"${PRODUCT}","rating":5,"body":"Soft","email":"mia@example.com"}`)
    const [row] = await getRows()
    await api.moderate(`/reviews/${row?.id}/approve`, {})
    await api.moderate(`/reviews/${row?.id}/reply`, { text: 'Thanks' }, 'PUT')
    expect(await api.db.select().from(reviewMails)).toEqual([])
  })

  test('by the page takes a file with the form key, and shows the result', async () => {
    const signedIn = await api.call('/moderation/log-in', {
      method: 'POST',
      headers: { origin: MODERATION },
      body: new URLSearchParams({ token: TOKEN }),
    })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const page = await (await api.call('/moderation/transfer', { headers: { cookie } })).text()
    const send = async (key: string) => {
      const data = new FormData()
      data.set('key', key)
      data.set(
        'file',
        new File([`{"product_id":"${PRODUCT}","rating":5,"body":"Schön 🌿"}`], 'reviews.jsonl'),
      )
      const encoded = new Response(data)
      const type = encoded.headers.get('content-type') ?? ''
      const headers = { cookie, origin: MODERATION, 'content-type': type }
      return api.call('/moderation/import', { method: 'POST', headers, body: await encoded.arrayBuffer() })
    }
    expect((await send('wrong')).status).toBe(403)
    const done = await send(/name="key" value="([^"]+)"/.exec(page)?.[1] ?? '')
    expect(await done.text()).toContain('1 imported, 0 already there.')
    expect(await getRows()).toMatchObject([{ body: 'Schön 🌿' }])
  })
})

test.each(['csv', 'jsonl'])(
  'an export as %s is imported elsewhere as it was, and changes nothing at home',
  async (format) => {
    const id = await api.createApproved({ body: 'Line one,\n"line two"' })
    await api.moderate(`/reviews/${id}/reply`, { text: 'Thanks' }, 'PUT')
    await api.create({ orderId: 'ben-1' }, [], 'ben')
    const file = await get(format)
    expect(await post(file)).toEqual({ added: 0, known: 2, refused: [] })
    const other = await start()
    expect(await post(file, other)).toEqual({ added: 2, known: 0, refused: [] })
    expect(await get(format, other)).toBe(file)
    await other.stop()
  },
)
