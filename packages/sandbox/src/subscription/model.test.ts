import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { toRuns } from '@sorrel/service/test-database'
import { type GraphqlAnswer, type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper, readProduct, type Shopper } from '../../test/shopper.ts'
import { products } from '../database/catalogue-tables.ts'
import { outbox } from '../database/commerce-tables.ts'
import { toId } from '../seed/id.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const RUNS = toRuns(20)

/** When each subscription begins: so early that whatever happens on a day, hours later, is still on that day. */
const START = new Date('2030-03-04T09:00:00Z')

let sandbox: Sandbox
let added = ''

beforeAll(async () => {
  sandbox = await startSandbox()
  await addWeeklyPlan('cleaning-tablets')
  added = (await readProduct(sandbox, 'dish-soap-block')).id
})
afterAll(() => sandbox.stop())

/** The expected state of a weekly subscription. Days are counted from its beginning. */
interface Model {
  day: number
  /** How often time has passed. Each time the changes of a day are made later in the day than all before. */
  waits: number
  status: 'active' | 'paused' | 'pastdue' | 'canceled'
  /** The day of the next charge. */
  next: number
  /** The day a pause ends; null has no end. */
  until: number | null
  /** The instant in that day, as the shop was told it. */
  end: string | null
  /** Whether a charge on the last day of the pause is made, not skipped. */
  isSkip: boolean
  pays: boolean
  quantity: number
  extras: number
  orders: number
  mails: number
}

interface Real {
  readonly shopper: Shopper
  readonly email: string
  readonly id: string
  readonly start: Date
  readonly cards: { readonly good: string; readonly broken: string }
  readonly mailsBefore: number
}

type Command = fc.AsyncCommand<Model, Real>

const FIELDS =
  'status datePeriodEnd datePauseEnd quantity recurringTotal price billing { accountCardId } items { id } orders { count }'
const UPDATE = `mutation ($id: String, $input: SwellSubscriptionInput) { s: updateSubscription(id: $id, input: $input) { ${FIELDS} } }`
const FIND = `query ($id: String) { s: subscriptionById(id: $id) { ${FIELDS} } }`

const toInstant = ({ start }: Real, days: number) => new Date(start.getTime() + days * DAY_MS)

/** The time of day at which the model changes something, which is later after each wait, in milliseconds. */
const getTime = ({ waits }: Model) => 10 * waits * MINUTE_MS

async function change(real: Real, input: object) {
  return real.shopper.run(UPDATE, { id: real.id, input })
}

function countMails(email: string): Promise<number> {
  return sandbox.service.db.$count(outbox, eq(outbox.recipient, email))
}

/** Advances the model: one charge a week, none during a pause, none with a card that refuses. */
function pass(model: Model): void {
  for (;;) {
    if (model.status === 'paused') {
      if (model.until === null || model.until > model.day) return
      goOn(model, model.until)
    }
    if (model.status !== 'active' || model.next > model.day) return
    if (!model.pays) {
      model.status = 'pastdue'
      model.mails += 1
      return
    }
    model.orders += 1
    model.mails += 1
    model.next += 7
  }
}

function goOn(model: Model, day: number): void {
  const isLeftOut = () => (model.isSkip ? model.next < day : model.next <= day)
  while (isLeftOut()) model.next += 7
  model.status = 'active'
  model.until = null
  model.isSkip = false
}

function checkRefusal({ errors }: GraphqlAnswer, message: string | undefined): void {
  expect(errors?.[0]?.message).toBe(message)
}

async function check(model: Model, real: Real): Promise<void> {
  const { data } = await real.shopper.run(FIND, { id: real.id })
  const found = data?.s
  expect(found.status).toBe(model.status)
  expect(found.orders.count).toBe(model.orders)
  expect(found.quantity).toBe(model.quantity)
  expect(found.items).toHaveLength(model.extras)
  expect(found.recurringTotal).toBeCloseTo(found.price * model.quantity + 10 * model.extras, 10)
  if (model.status !== 'canceled')
    expect(found.datePeriodEnd.slice(0, 10)).toBe(toInstant(real, model.next).toISOString().slice(0, 10))
  expect(found.datePauseEnd === null).toBe(model.until === null)
  expect((await countMails(real.email)) - real.mailsBefore).toBe(model.mails)
}

class Wait implements Command {
  readonly days: number
  constructor(days: number) {
    this.days = days
  }
  check = () => true
  async run(model: Model, real: Real) {
    model.day += this.days
    model.waits += 1
    sandbox.service.clock.set(new Date(toInstant(real, model.day).getTime() + getTime(model)))
    await signIn(real.shopper, real.email)
    pass(model)
    await check(model, real)
  }
  toString = () => `wait ${this.days} days`
}

class Pause implements Command {
  readonly days: number | null
  constructor(days: number | null) {
    this.days = days
  }
  check = ({ status }: Readonly<Model>) => status === 'active' || status === 'paused'
  async run(model: Model, real: Real) {
    const until = this.days === null ? null : model.day + this.days
    // after the charges of that day, before the next wait ends
    const time = getTime(model) + 5 * MINUTE_MS
    const end = until === null ? null : new Date(toInstant(real, until).getTime() + time).toISOString()
    checkRefusal(await change(real, { paused: true, datePauseEnd: end }), undefined)
    const isSame = model.status === 'paused' && !model.isSkip && model.end === end
    if (!isSame) model.mails += 1
    Object.assign(model, { status: 'paused', until, end, isSkip: false })
    await check(model, real)
  }
  toString = () => `pause for ${this.days ?? 'any number of'} days`
}

class Skip implements Command {
  check = ({ status }: Readonly<Model>) => status === 'active'
  async run(model: Model, real: Real) {
    const { data } = await real.shopper.run(FIND, { id: real.id })
    const resumeAt = new Date(Date.parse(data?.s.datePeriodEnd) + 7 * DAY_MS).toISOString()
    await change(real, { paused: true, datePauseEnd: resumeAt })
    model.mails += 1
    Object.assign(model, { status: 'paused', until: model.next + 7, isSkip: true })
    await check(model, real)
  }
  toString = () => 'skip the next'
}

class Resume implements Command {
  check = ({ status }: Readonly<Model>) => status === 'paused'
  async run(model: Model, real: Real) {
    await change(real, { paused: false })
    model.mails += 1
    model.isSkip = false
    goOn(model, model.day)
    await check(model, real)
  }
  toString = () => 'resume'
}

class Cancel implements Command {
  check = () => true
  async run(model: Model, real: Real) {
    const answer = await change(real, { canceled: true })
    checkRefusal(answer, model.status === 'canceled' ? 'The subscription has ended' : undefined)
    if (model.status !== 'canceled') model.mails += 1
    Object.assign(model, { status: 'canceled', until: null })
    await check(model, real)
  }
  toString = () => 'cancel'
}

class SetQuantity implements Command {
  readonly quantity: number
  constructor(quantity: number) {
    this.quantity = quantity
  }
  check = ({ status }: Readonly<Model>) => status !== 'canceled'
  async run(model: Model, real: Real) {
    await change(real, { quantity: this.quantity })
    if (model.quantity !== this.quantity) model.mails += 1
    model.quantity = this.quantity
    await check(model, real)
  }
  toString = () => `take ${this.quantity}`
}

class AddItem implements Command {
  check = ({ extras }: Readonly<Model>) => extras < 3
  async run(model: Model, real: Real) {
    const answer = await real.shopper.run(
      'mutation ($id: String, $input: SwellSubscriptionItemInput) { i: addSubscriptionItem(subscriptionId: $id, input: $input) { id } }',
      { id: real.id, input: { productId: added, quantity: 1 } },
    )
    checkRefusal(answer, model.status === 'canceled' ? 'The subscription has ended' : undefined)
    if (model.status !== 'canceled') {
      model.extras += 1
      model.mails += 1
    }
    await check(model, real)
  }
  toString = () => 'add an item'
}

class DeleteItem implements Command {
  check = ({ extras }: Readonly<Model>) => extras > 0
  async run(model: Model, real: Real) {
    const { data } = await real.shopper.run(FIND, { id: real.id })
    const answer = await real.shopper.run(
      'mutation ($id: String, $itemId: String) { i: deleteSubscriptionItem(subscriptionId: $id, itemId: $itemId) { id } }',
      { id: real.id, itemId: data?.s.items[0].id },
    )
    checkRefusal(answer, model.status === 'canceled' ? 'The subscription has ended' : undefined)
    if (model.status !== 'canceled') {
      model.extras -= 1
      model.mails += 1
    }
    await check(model, real)
  }
  toString = () => 'delete an item'
}

class ChangeCard implements Command {
  readonly card: 'good' | 'broken'
  constructor(card: 'good' | 'broken') {
    this.card = card
  }
  check = ({ status }: Readonly<Model>) => status !== 'canceled'
  async run(model: Model, real: Real) {
    const answer = await change(real, { billing: { accountCardId: real.cards[this.card] } })
    const pays = this.card === 'good'
    const isRefused = model.status === 'pastdue' && !pays
    checkRefusal(answer, isRefused ? 'The card was declined' : undefined)
    if (!isRefused) {
      if (model.pays !== pays) model.mails += 1
      model.pays = pays
      if (model.status === 'pastdue') {
        Object.assign(model, { status: 'active', next: model.day })
        pass(model)
      }
    }
    await check(model, real)
  }
  toString = () => `pay with a ${this.card} card`
}

async function signIn(shopper: Shopper, email: string): Promise<void> {
  await shopper.run(
    'mutation ($email: String) { loginAccount(email: $email, password: "sorrel-demo") { success } }',
    { email },
  )
}

async function addCard(shopper: Shopper, number: string): Promise<string> {
  const response = await sandbox.call('/vault/tokens', {
    method: 'POST',
    body: JSON.stringify({ number, exp_month: 12, exp_year: 2049, cvc: '123' }),
  })
  const { token }: { token: string } = await response.json()
  const { data } = await shopper.run(
    'mutation ($token: String) { card: addAccountCard(input: { token: $token }) { id } }',
    { token },
  )
  return data?.card.id
}

/** No product of the demo is sold by the week. */
async function addWeeklyPlan(slug: string): Promise<void> {
  const { db } = sandbox.service
  const [found] = await db.select().from(products).where(eq(products.slug, slug))
  if (found === undefined) throw new Error(`No product ${slug}`)
  const billingSchedule = { interval: 'weekly', intervalCount: 1 } as const
  const plan = { id: toId('plan', 'weekly'), name: { en: 'Every week' }, price: 810, billingSchedule }
  const document = { ...found.document, purchaseOptions: { standard: true, subscription: { plans: [plan] } } }
  await db.update(products).set({ document }).where(eq(products.slug, slug))
}

/** A new customer with two cards and a weekly subscription, paid by the card that accepts charges. */
async function begin(run: number): Promise<{ model: Model; real: Real }> {
  sandbox.service.clock.set(START)
  const email = `model-${run}@example.com`
  const shopper = createShopper(sandbox)
  await shopper.run(
    'mutation ($email: String) { createAccount(input: { email: $email, password: "sorrel-demo" }) { email } }',
    { email },
  )
  const cards = {
    good: await addCard(shopper, '4242 4242 4242 4242'),
    broken: await addCard(shopper, '4000 0000 0000 0341'),
  }
  await shopper.add('cleaning-tablets', { plan: 'Every week' })
  await shopper.send({ email, card: cards.good })
  const { data } = await shopper.run('{ subscriptions { results { id dateCreated } } }')
  const { id, dateCreated } = data?.subscriptions.results[0] ?? {}
  const mailsBefore = await countMails(email)
  const real: Real = { shopper, email, id, cards, start: new Date(dateCreated), mailsBefore }
  const model: Model = {
    day: 0,
    waits: 0,
    status: 'active',
    next: 7,
    until: null,
    end: null,
    isSkip: false,
    pays: true,
    quantity: 1,
    extras: 0,
    orders: 1,
    mails: 0,
  }
  return { model, real }
}

const changes: readonly fc.Arbitrary<Command>[] = [
  fc.integer({ min: 1, max: 20 }).map((days) => new Wait(days)),
  fc.option(fc.integer({ min: 1, max: 25 })).map((days) => new Pause(days)),
  fc.constant(new Skip()),
  fc.constant(new Resume()),
  fc.integer({ min: 1, max: 5 }).map((quantity) => new SetQuantity(quantity)),
  fc.constant(new AddItem()),
  fc.constant(new DeleteItem()),
  fc.constantFrom('good', 'broken').map((card) => new ChangeCard(card)),
]

/** Commands in random order. `Cancel` is rare, because few changes are possible after it. */
const commands = fc.commands<Model, Real, false>(
  [...changes, ...changes, ...changes, fc.constant(new Cancel())],
  { maxCommands: 20, size: 'max' },
)

it('agrees with the model after any sequence of changes and days', { timeout: 240_000 }, async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      run += 1
      const { model, real } = await begin(run)
      await fc.asyncModelRun(() => ({ model, real }), steps)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect(run).toBe(RUNS)
})
