import { toPage, toReading } from '../section.ts'
import { same, text } from '../text.ts'

const privacy = text('Privacy')

export const privacyPage = toPage('privacy', {
  name: privacy,
  metaTitle: privacy,
  metaDescription: text('What Sorrel keeps about you, why, and for how long.'),
  blocks: [
    toReading(
      privacy,
      text(
        '<p>We keep what an order needs: your name, your address, your e-mail and what you bought. Card numbers go straight to the payment service and never reach us.</p><p>We keep orders for six years because tax law says so. Ask us, and we show you what we hold or delete what we may.</p>',
      ),
    ),
  ],
})

const terms = text('Terms')

export const termsPage = toPage('terms', {
  name: terms,
  metaTitle: text('Terms of sale'),
  metaDescription: text('The rules of buying from Sorrel, in plain words.'),
  blocks: [
    toReading(
      text('Terms of sale'),
      text(
        '<p>Prices are in pounds and include VAT. Prices shown in euros are for orientation; the charge is in pounds.</p><p>A subscription runs until you end it. Ending it takes two clicks in your account and holds from the next delivery on.</p>',
      ),
    ),
  ],
})

export const cookiesPage = toPage('cookies', {
  name: same('Cookies'),
  metaTitle: same('Cookies'),
  metaDescription: text('The few cookies this shop sets, and how to say no.'),
  blocks: [
    toReading(
      same('Cookies'),
      text(
        '<p>Three cookies keep the shop working: your session, your currency and your cookie choice. Anything beyond that waits for your yes, and you can change your mind at any time.</p>',
      ),
    ),
  ],
})
