import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../test/sandbox.ts'
import { createShopper } from '../../test/shopper.ts'
import { createMail } from './mail.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

async function order(locale: string, email: string): Promise<void> {
  const shopper = createShopper(sandbox)
  await shopper.add('oat-honey-soap-bar', { options: { Scent: 'Oat & Honey' }, quantity: 2 })
  await shopper.getCart(`(_locale: "${locale}")`)
  await shopper.send({ email })
}

describe('the outbox', () => {
  it('is a list of mails, newest first', async () => {
    await order('en', 'first@example.com')
    await order('fr', 'second@example.com')
    const json = await sandbox.call('/outbox', { headers: { accept: 'application/json' } })
    const { mails } = await json.json()
    expect(mails.map(({ to }: { to: string }) => to)).toEqual(['second@example.com', 'first@example.com'])
    expect(mails[1].subject).toMatch(/^Your order S\d{5}$/)
    expect(mails[0].subject).toMatch(/^Votre commande S\d{5}$/)
    // The town comes first in Great Britain.
    expect(mails[1].text).toContain('Leeds\nLS1 4AB\nUnited Kingdom')
    const page = await (await sandbox.call('/outbox')).text()
    expect(page).toContain('second@example.com')
    expect(page.indexOf('second@example.com')).toBeLessThan(page.indexOf('first@example.com'))
    expect(mails[1].text).toMatch(/It should arrive between \d+ \w+ \d{4} and \d+ \w+ \d{4}\./)
    const mail = await (await sandbox.call(`/outbox/${mails[1].id}`)).text()
    const picture = /<img[^>]*src="([^"]*oat-honey[^"]*)"/.exec(mail)?.[1]?.replaceAll('&amp;', '&')
    const { pathname, search } = new URL(picture ?? '')
    expect((await sandbox.call(pathname + search)).headers.get('content-type')).toMatch(/^image\//)
    expect(mail).toContain('Thank you for your order')
    expect((await sandbox.call('/outbox/unknown')).status).toBe(404)
  })

  it('shows each scent of a product by its own picture', async () => {
    const shopper = createShopper(sandbox)
    for (const Scent of ['Oat & Honey', 'Lavender'])
      await shopper.add('oat-honey-soap-bar', { options: { Scent } })
    await shopper.send({ email: 'third@example.com' })
    const json = await sandbox.call('/outbox', { headers: { accept: 'application/json' } })
    const { mails } = await json.json()
    const mail = await (await sandbox.call(`/outbox/${mails[0].id}`)).text()
    const pictures = Array.from(mail.matchAll(/<img[^>]*src="([^"]*oat-honey[^"]*)"/g), ([, src]) => src)
    expect(new Set(pictures).size).toBe(2)
  })

  it('cannot be read by web pages', async () => {
    expect((await sandbox.call('/outbox', { headers: { origin: 'http://localhost:3000' } })).status).toBe(403)
  })

  it('takes mails of other parts of the shop, from the operator alone', async () => {
    const mail = { to: 'author@example.com', subject: 'Your review', text: 'Online', html: '<p>Online</p>' }
    const post = (body: object, headers: Readonly<Record<string, string>> = {}) =>
      sandbox.call('/outbox', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    expect((await post(mail)).status).toBe(200)
    const { mails } = await (
      await sandbox.call('/outbox', { headers: { accept: 'application/json' } })
    ).json()
    expect(mails[0]).toMatchObject(mail)
    expect((await post({ ...mail, to: 'nobody' })).status).toBe(400)
    expect((await post({ ...mail, text: 'x'.repeat(300_000) })).status).toBe(400)
    expect((await post(mail, { origin: 'http://localhost:3000' })).status).toBe(403)
  })

  it('contains confirmations in the language and currency of the order', async () => {
    await order('de', 'dritte@example.com')
    const { mails } = await (
      await sandbox.call('/outbox', { headers: { accept: 'application/json' } })
    ).json()
    const { text, html } = mails[0]
    for (const part of [text, html]) {
      expect(part).toContain('Danke für Ihre Bestellung')
      expect(part).toMatch(/16,95\s£/)
      expect(part).toMatch(/3,95\s£/)
      expect(part).toContain('Ada Byron')
      expect(part).toContain('http://localhost:3000/de/checkout/complete?checkout=')
    }
    expect(html).toMatch(/<html[^>]* lang="de"/)
    expect(text).not.toMatch(/:\s*$/m)
  })
})

describe('the preview', () => {
  const KINDS =
    'order recovery subscription-changed subscription-added subscription-removed subscription-card subscription-paused subscription-paused-until subscription-resumed subscription-refused subscription-ending subscription-canceled'

  it.each([
    ['en', 'Thank you for your order', 'Your subscription is paused', ' every month'],
    ['fr', 'Merci pour votre commande', 'Votre abonnement est en pause', ' tous les mois'],
    ['de', 'Danke für Ihre Bestellung', 'Ihr Abo ist pausiert', ' jeden Monat'],
  ])('shows every kind of mail in %s, light, dark and as text', async (locale, order, paused, plan) => {
    const answer = await sandbox.call(`/outbox/preview?locale=${locale}`)
    const page = await answer.text()
    expect([...page.matchAll(/<section id="([^"]+)"/g)].map(([, kind]) => kind).join(' ')).toBe(KINDS)
    // Twice in frames, in the text, and where programs for mail show a mail's beginning.
    for (const words of [order, paused, plan]) expect(page.split(words).length).toBeGreaterThan(3)
    const shown = KINDS.split(' ').length
    expect(page.match(/srcDoc="[^"]*@media not all\{/gi)).toHaveLength(shown)
    expect(page.match(/srcDoc="[^"]*@media all\{/gi)).toHaveLength(shown)
    expect(page).not.toMatch(/order_mail\.|\{\{/)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('is in English for a language that has no mails, and no web page can read it', async () => {
    expect(await (await sandbox.call('/outbox/preview?locale=xx')).text()).toContain(
      'Thank you for your order',
    )
    const foreign = await sandbox.call('/outbox/preview', { headers: { origin: 'http://localhost:3000' } })
    expect(foreign.status).toBe(403)
  })
})

describe('with a mail server', () => {
  it('mails are sent through it; one that it does not take stays in the outbox, and nobody waits for it', async () => {
    const server = await startMailServer()
    const { db, clock, log } = sandbox.service
    const config = { smtpUrl: `smtp://127.0.0.1:${server.port}`, storefrontUrl: 'http://localhost:3000' }
    const before = await countOutbox()
    const message = { to: 'ada@example.com', subject: 'Hello', text: 'A text', html: '<p>A text</p>' }
    const mail = createMail({ config, db, clock, log })
    await mail.send(message)
    await mail.settled()
    expect(server.received()).toContain('RCPT TO:<ada@example.com>')
    expect(server.received()).toContain('Subject: Hello')
    expect(await countOutbox()).toBe(before)
    server.beSilent()
    await mail.send(message)
    expect(await countOutbox(), 'while it says nothing').toBe(before + 1)
    await server.stop()
    await mail.settled()
    await mail.send(message)
    await mail.settled()
    expect(await countOutbox()).toBe(before + 2)
  })
})

async function countOutbox(): Promise<number> {
  const { mails } = await (await sandbox.call('/outbox', { headers: { accept: 'application/json' } })).json()
  return mails.length
}

/** A minimal mail server that accepts every line. */
async function startMailServer() {
  let text = ''
  let isSilent = false
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    let inData = false
    if (isSilent) return
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const part = chunk.toString()
      text += part
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return
        inData = false
        socket.write('250 taken\r\n')
        return
      }
      inData = part.startsWith('DATA')
      socket.write(inData ? '354 go on\r\n' : part.startsWith('QUIT') ? '221 bye\r\n' : '250 yes\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    port: address.port,
    received: () => text,
    beSilent: () => {
      isSilent = true
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
