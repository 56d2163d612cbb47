import { expect, test } from 'vitest'
import { getTrackingUrl } from './tracking.ts'

test.each([
  [
    { carrier: 'royal_mail', trackingCode: 'AB1' },
    'https://www.royalmail.com/track-your-item#/tracking-results/AB1',
  ],
  [
    { carrierName: 'Royal Mail', trackingCode: 'AB1' },
    'https://www.royalmail.com/track-your-item#/tracking-results/AB1',
  ],
  [
    { carrier: 'custom', carrierName: 'DHL', trackingCode: 'A B' },
    'https://www.dhl.com/en/home/tracking.html?tracking-id=A%20B',
  ],
  [{ carrier: 'dpd' }, undefined],
  [{ carrier: 'A friend', trackingCode: 'AB1' }, undefined],
  [{ carrier: 'constructor', trackingCode: 'AB1' }, undefined],
])('a parcel %o is tracked at %s', (parcel, url) => {
  expect(getTrackingUrl(parcel)).toBe(url)
})
