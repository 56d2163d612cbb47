import type { CustomerDocument } from '../account/documents.ts'
import { getCustomerId, toId } from './id.ts'
import { reviewers } from './reviewers.ts'
import type { Seed } from './seed.ts'

/** Every customer of the demo signs in with it. */
export const DEMO_PASSWORD = 'sorrel-demo'

const demoEmail = 'demo@sorrel.shop'
const newEmail = 'new@sorrel.shop'
const memberEmail = 'member@sorrel.shop'

export const demoId = getCustomerId(demoEmail)
export const memberId = getCustomerId(memberEmail)

const demo: CustomerDocument = {
  id: demoId,
  email: demoEmail,
  firstName: 'Emily',
  lastName: 'Hart',
  emailOptin: true,
  addresses: [
    {
      id: toId('address', demoEmail, 'home'),
      firstName: 'Emily',
      lastName: 'Hart',
      address1: '14 Orchard Lane',
      address2: 'Flat 2',
      city: 'Bristol',
      state: 'Avon',
      zip: 'BS6 5QF',
      country: 'GB',
      phone: '+44 117 496 0112',
    },
    {
      id: toId('address', demoEmail, 'parents'),
      firstName: 'Margaret',
      lastName: 'Hart',
      address1: '3 Chapel Row',
      city: 'Hay-on-Wye',
      zip: 'HR3 5DB',
      country: 'GB',
    },
  ],
  cards: [
    {
      id: toId('card', demoEmail, 'visa'),
      token: 'card_demo_visa',
      brand: 'Visa',
      last4: '4242',
      expMonth: 8,
      expYear: 2029,
    },
    {
      id: toId('card', demoEmail, 'mastercard'),
      token: 'card_demo_mastercard',
      brand: 'MasterCard',
      last4: '4444',
      expMonth: 11,
      expYear: 2028,
    },
  ],
  defaultAddressId: toId('address', demoEmail, 'home'),
  defaultCardId: toId('card', demoEmail, 'visa'),
}

const newcomer: CustomerDocument = {
  id: getCustomerId(newEmail),
  email: newEmail,
  firstName: 'Noah',
  lastName: 'Reed',
  emailOptin: false,
  addresses: [],
  cards: [],
}

const member: CustomerDocument = {
  id: memberId,
  email: memberEmail,
  firstName: 'Maya',
  lastName: 'Lindqvist',
  group: 'members',
  emailOptin: true,
  addresses: [
    {
      id: toId('address', memberEmail, 'home'),
      firstName: 'Maya',
      lastName: 'Lindqvist',
      address1: '27 Harbour Street',
      city: 'Edinburgh',
      zip: 'EH6 6QU',
      country: 'GB',
    },
  ],
  cards: [
    {
      id: toId('card', memberEmail, 'visa'),
      token: 'card_member_visa',
      brand: 'Visa',
      last4: '1881',
      expMonth: 3,
      expYear: 2030,
    },
  ],
  defaultAddressId: toId('address', memberEmail, 'home'),
  defaultCardId: toId('card', memberEmail, 'visa'),
}

export const customers: Seed['customers'] = [demo, newcomer, member, ...reviewers].map((customer) => ({
  ...customer,
  password: DEMO_PASSWORD,
}))
