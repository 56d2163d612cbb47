import { PREVIEW_LINK } from '@sorrel/contracts/preview'
import { createSignedTokens } from '@sorrel/contracts/http/token'
import { createWebhookReader, createWebhookSigner } from '@sorrel/contracts/http/webhook'
import { describe, expect, test } from 'vitest'
import {
  CART,
  CHECKOUT,
  createSeals,
  HANDOFF,
  readId,
  toId,
} from '../../../packages/agents/src/service/references.ts'
import { createVisitors } from '../../../packages/reviews/src/server/http/visitor.ts'
import { createModeratorSession } from '../../../packages/reviews/src/server/moderation/session.ts'
import { createUnsubscribing } from '../../../packages/reviews/src/server/requests/unsubscribing.ts'
import { createRestockLinks } from '../../../packages/reviews/src/server/restock/restock-links.ts'
import { createPreviewCookie, createPreviewLinkReader } from '#request/preview-cookie.ts'
import { createDeviceReader } from '#endpoints/known-device.ts'
import { createMemoryCounters } from '#backend/shared-counters.ts'

/** The worst case: a shop that has one secret for everything. */
const secrets = ['one secret for all of the shop'] as const
const publicOrigin = 'https://shop.example'
const BODY = '{"tags":["settings"]}'

/** What is signed or sealed, and who lets its holder in. */
interface Door {
  readonly issue: () => Promise<string>
  readonly opens: (token: string) => Promise<boolean>
}

const toCookie = (header = '') => /^[^=]+=([^;]*)/.exec(header)?.[1] ?? ''
const withCookie = (name: string, value: string) =>
  new Request(publicOrigin, { headers: { cookie: `${name}=${value}` } })

function openWebhook(): Door {
  const signed = createWebhookSigner(secrets)(BODY)
  return {
    issue: async () => signed['webhook-signature'] ?? '',
    opens: async (token) => {
      const values = [token, `v1,${token}`]
      const calls = values.map((value) => new Headers({ ...signed, 'webhook-signature': value }))
      const read = createWebhookReader({ secrets })
      const taken = await Promise.all(calls.map((headers) => read({ headers, body: BODY })))
      return taken.some((message) => message !== undefined)
    },
  }
}

function openPreview(): Readonly<Record<'link' | 'cookie', Door>> {
  const cookie = createPreviewCookie({ publicOrigin, secrets, now: Date.now })
  const links = createSignedTokens({ audience: PREVIEW_LINK.audience, secrets })
  const isLink = createPreviewLinkReader({ secrets, now: Date.now, counters: createMemoryCounters() })
  return {
    link: {
      issue: () => links.issue({ jti: crypto.randomUUID() }, PREVIEW_LINK.seconds),
      opens: (token) => isLink(new URLSearchParams({ [PREVIEW_LINK.field]: token })),
    },
    cookie: { issue: cookie.createValue, opens: cookie.isValid },
  }
}

function openDevice(): Door {
  const read = createDeviceReader(secrets)
  return {
    issue: async () => {
      const device = await read(undefined)
      await device.remember('ann@mail.example')
      return device.getChange() ?? ''
    },
    opens: async (token) => (await read(token)).knows('ann@mail.example'),
  }
}

function openVisitor(): Door {
  const visitors = createVisitors({ secrets, secure: true })
  return {
    issue: async () => toCookie((await visitors.identify(new Request(publicOrigin), '10.0.0.1')).cookie),
    opens: async (token) =>
      (await visitors.identify(withCookie(visitors.cookieName, token), '10.0.0.1')).isKnown,
  }
}

function openModeration(): Door {
  const moderator = { name: 'anna', token: 'a token of a moderator' }
  const session = createModeratorSession({
    moderators: [moderator],
    secrets,
    secure: true,
    now: () => new Date(),
  })
  return {
    issue: async () => toCookie(await session.open(moderator)),
    opens: async (token) => (await session.identify(withCookie('reviews_moderator', token))) !== undefined,
  }
}

function openUnsubscribing(): Door {
  const links = createUnsubscribing({ secrets, shopUrl: publicOrigin })
  return {
    issue: async () =>
      new URL(await links.toUrl(links.toAddressId('ann@mail.example'))).searchParams.get('token') ?? '',
    opens: async (token) => (await links.readToken(token)) !== undefined,
  }
}

function openRestock(): Readonly<Record<'confirm' | 'stop', Door>> {
  const links = createRestockLinks({ secrets, shopUrl: publicOrigin })
  const readToken = (url: string) => new URL(url).searchParams.get('token') ?? ''
  return {
    confirm: {
      issue: async () => readToken(await links.toConfirmUrl('w1')),
      opens: async (token) => (await links.readConfirmToken(token)) !== undefined,
    },
    stop: {
      issue: async () => readToken(await links.toStopUrl({ addressId: 'a1', productId: 'p1' })),
      opens: async (token) => (await links.readStopToken(token)) !== undefined,
    },
  }
}

function openAgent(kind: typeof CART | typeof CHECKOUT | typeof HANDOFF): Door {
  const tools = { seals: createSeals({ secrets }) }
  const until = Math.floor(Date.now() / 1000) + 60
  const reference = { session: 's1', locale: 'en', currency: 'GBP', nonce: 'n1', until }
  return {
    issue: () => toId(tools, kind, reference),
    opens: async (token) => (await readId(tools, kind, token)) !== undefined,
  }
}

const preview = openPreview()
const restock = openRestock()
const DOORS: Readonly<Record<string, Door>> = {
  'a call between parts of the shop': openWebhook(),
  'a link that starts a preview': preview.link,
  'the cookie of a preview': preview.cookie,
  'the cookie of a device': openDevice(),
  'the cookie of a visitor': openVisitor(),
  'the session of a moderator': openModeration(),
  'a link that ends mails': openUnsubscribing(),
  'a link that confirms an address': restock.confirm,
  'a link that ends mails about a product': restock.stop,
  'the id of an agent’s cart': openAgent(CART),
  'the id of an agent’s checkout': openAgent(CHECKOUT),
  'an agent’s way to the shop': openAgent(HANDOFF),
}

describe.each(Object.entries(DOORS))('%s', (name, { issue, opens }) => {
  test('opens its own door', async () => {
    expect(await opens(await issue())).toBe(true)
  })

  const others = Object.entries(DOORS).filter(([other]) => other !== name)
  test.each(others)('does not open that of %s', async (_, other) => {
    expect(await other.opens(await issue())).toBe(false)
  })
})
