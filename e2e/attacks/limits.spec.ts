import { type Answer, ask, newAddress } from './ask.ts'
import type { Shop } from './shop.ts'
import { fillCart, readProducts } from './store.ts'
import { countAttack, test } from './test.ts'
import { createCustomer, createVisitor, newEmail, PASSWORD, type Visitor } from './visitor.ts'

interface Limited {
  readonly name: string
  /** One address may do it so often. */
  readonly most: number
  readonly tries: number
  readonly send: (visitor: Visitor, turn: number) => Promise<Answer>
}

const LIMITED: readonly Limited[] = [
  {
    name: 'newsletters',
    most: 30,
    tries: 80,
    send: (visitor) => visitor.send('POST', '/api/newsletter/subscribe', { email: newEmail() }),
  },
  {
    name: 'sign-ups',
    most: 10,
    tries: 60,
    send: (visitor) =>
      visitor.send('POST', '/store-api/sign-up', {
        email: newEmail(),
        password: PASSWORD,
        firstName: 'Eve',
        lastName: 'Field',
      }),
  },
  {
    name: 'recoveries',
    most: 20,
    tries: 40,
    send: (visitor) => visitor.send('POST', '/store-api/password-recovery', { email: newEmail() }),
  },
]

for (const { name, most, tries, send } of LIMITED)
  test(`${name} by one address`, async ({ shop }) => {
    const from = newAddress()
    let done = 0
    await countAttack(`limits: ${name} by one address`, async function* () {
      for (let turn = 0; turn < tries; turn += 1) {
        const { status } = await send(createVisitor(shop.origin, from), turn)
        if (status < 300) done += 1
        yield done > most && status < 300 ? `${name} ${done} of one address` : undefined
      }
      yield done > 0 ? undefined : 'none was taken, so nothing was limited'
    })
  })

test('codes of coupons and gift cards are guessed', async ({ shop }) => {
  const [product] = await readProducts(shop)
  await countAttack('limits: guessed codes by one address', async function* () {
    for (const kind of ['SAVE', 'SORREL-GIFT-']) {
      const from = newAddress()
      const visitor = createVisitor(shop.origin, from)
      await fillCart(visitor, product?.id ?? '')
      let heard = 0
      for (let turn = 0; turn < 40; turn += 1) {
        const { status } = await visitor.send('PUT', '/store-api/cart/codes', {
          code: `${kind}${1000 + turn}`,
        })
        if (status !== 429) heard += 1
        yield heard > 20 ? `guess ${heard} of ${kind} is answered ${status}` : undefined
      }
    }
  })
})

test('new carts by one address', { tag: '@whole' }, async ({ shop }) => {
  const from = newAddress()
  const [product] = await readProducts(shop)
  let made = 0
  await countAttack('limits: new carts by one address', async function* () {
    for (let turn = 0; turn < 260; turn += 1) {
      const body = { productId: product?.id, quantity: 1 }
      const { status } = await createVisitor(shop.origin, from).send('PUT', '/store-api/cart', body)
      if (status === 200) made += 1
      yield made > 200 ? `cart ${made} of one address` : undefined
    }
  })
})

async function logIn(shop: Shop, from: string, email: string, password: string): Promise<number> {
  const visitor = createVisitor(shop.origin, from)
  return (await visitor.send('POST', '/store-api/login', { email, password })).status
}

test('wrong passwords by one address and by many', async ({ shop, times }) => {
  const owner = await createCustomer(shop.origin)
  // What a browser keeps at log-out: the mark that it is known to the account.
  await owner.send('POST', '/store-api/logout')
  await owner.send('POST', '/store-api/login', { email: owner.email, password: PASSWORD })
  await owner.send('POST', '/store-api/logout')
  await countAttack('log-in: wrong passwords, and the owner meanwhile', async function* () {
    const one = newAddress()
    const variants = [owner.email, owner.email.toUpperCase(), ` ${owner.email} `]
    let heard = 0
    for (let turn = 0; turn < 12; turn += 1) {
      const status = await logIn(shop, one, variants[turn % 3] ?? '', `wrong-password-${turn}`)
      if (status === 401) heard += 1
      yield status === 200 || heard > 10 ? `guess ${turn + 1} of one address: ${status}` : undefined
    }
    let all = 0
    for (let turn = 0; turn < times(20, 40); turn += 1) {
      const status = await logIn(shop, newAddress(), owner.email, `wrong-password-${turn}`)
      if (status === 401) all += 1
      yield status === 200 || all > 20 ? `guess ${turn + 1} of all addresses: ${status}` : undefined
    }
    const back = await owner.send('POST', '/store-api/login', { email: owner.email, password: PASSWORD })
    yield back.status === 200 ? undefined : `the owner's own browser got ${back.status}`
  })
})

/** How an account that does not exist is answered: as one that does. */
test('no answer tells whether an account exists', async ({ shop }) => {
  const { email } = await createCustomer(shop.origin)
  const tell = async (path: string, body: object) => {
    const { status, text } = await createVisitor(shop.origin).send('POST', path, body)
    const { error }: { error?: { code: string; message: string } } = JSON.parse(text)
    return JSON.stringify([status, error?.code, error?.message])
  }
  await countAttack('log-in: accounts told from none', async function* () {
    for (const [path, rest] of [
      ['/store-api/login', { password: 'wrong-password' }],
      ['/store-api/password-recovery', {}],
    ] as const) {
      const known = await tell(path, { email, ...rest })
      const unknown = await tell(path, { email: newEmail(), ...rest })
      yield known === unknown ? undefined : `${path}: ${known} and ${unknown}`
    }
  })
})

async function countMails(shop: Shop, email: string): Promise<number> {
  const { text } = await ask({
    origin: shop.commerce.origin,
    path: '/outbox',
    headers: { accept: 'application/json' },
  })
  const { mails }: { mails: readonly { to: string }[] } = JSON.parse(text)
  return mails.filter(({ to }) => to === email).length
}

test('recoveries of one account by many addresses fill its post box', async ({ shop }) => {
  const { email } = await createCustomer(shop.origin)
  const before = await countMails(shop, email)
  await countAttack('limits: recoveries of one account by 20 addresses', async function* () {
    for (let turn = 0; turn < 20; turn += 1) {
      await createVisitor(shop.origin).send('POST', '/store-api/password-recovery', { email })
      const sent = (await countMails(shop, email)) - before
      yield sent > 5 ? `mail ${sent}` : undefined
    }
  })
})
