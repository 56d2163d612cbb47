import type { Picture, Product, ProductOption, ProductPreview, ProductVariant } from '@sorrel/domain/product'
import { listProducts, parseFilterQuery } from '@sorrel/domain/filters'
import { toHtml } from '@sorrel/domain/html'
import { LISTING_PAGE_SIZE } from '@sorrel/domain/paging'
import {
  aBillingSchedule,
  anAttribute,
  anOption,
  anOptionValue,
  aPlan,
  aPicture,
  aProduct,
  aProductContent,
  aProductPreview,
  aToggleOption,
  aVariant,
} from '@sorrel/domain/testing'

/** A picture of the demo catalogue, as Storybook serves it. */
export function storyMedia(file: string, alt: string): Picture {
  return aPicture({ id: file, src: `/media/${file}.webp`, alt, width: 1280, height: 1440 })
}

const SOAP_ID = 'product-soap'

const scents = [
  ['oat-honey', 'Oat & Honey', 'oat-honey-soap-bar-1'],
  ['lavender', 'Lavender', 'oat-honey-soap-bar--lavender'],
  ['charcoal', 'Charcoal', 'oat-honey-soap-bar--charcoal'],
] as const

const scent: ProductOption = anOption({
  variant: true,
  values: scents.map(([id, name]) => anOptionValue({ id, name })),
})

const variants: readonly ProductVariant[] = scents.map(([id, name, file], index) =>
  aVariant({
    id: `variant-${id}`,
    name,
    optionValueIds: [id],
    images: [storyMedia(file, `${name} soap bar`)],
    stockLevel: [24, 3, 0][index],
  }),
)

/** A soap in three scents, the second nearly and the third sold out, once or by a plan, with a gift wrap. */
export const storySoap: Product = aProduct({
  id: SOAP_ID,
  description: toHtml(
    'Cold-pressed with rolled oats and raw honey, cured six weeks for a bar that lasts twice as long.',
  ),
  images: [
    storyMedia('oat-honey-soap-bar-1', 'Cream soap bar embossed with a leaf, leaning on two more bars'),
    storyMedia('oat-honey-soap-bar-2', 'Close view of the embossed emblem'),
  ],
  options: [scent, aToggleOption()],
  content: aProductContent({ lowStockIndicator: 5 }),
  variants,
  stockTracking: true,
  stockLevel: 27,
  purchaseOptions: {
    standard: { price: 6.5, sale: false, prices: [] },
    subscription: {
      plans: [
        aPlan(),
        aPlan({
          id: 'plan-two-months',
          name: 'Every two months',
          billingSchedule: aBillingSchedule({ intervalCount: 2 }),
        }),
      ],
    },
  },
})

/** Cards of the demo catalogue: plain, reduced, with choices, sold out, with a long name. */
export const storyProducts: readonly ProductPreview[] = [
  aProductPreview({
    id: 'product-hand-wash',
    slug: 'refillable-hand-wash',
    name: 'Refillable Hand Wash',
    description: 'Eucalyptus & wild mint in a bottle made to be kept.',
    price: 12,
    images: [
      storyMedia('refillable-hand-wash-1', 'Amber bottle of hand wash with a pump'),
      storyMedia('refillable-hand-wash-2', 'The bottle beside its refill'),
    ],
    attributes: [anAttribute({ values: ['Glass'] })],
  }),
  aProductPreview({
    id: SOAP_ID,
    description: 'Cold-pressed with rolled oats and raw honey. Kind to dry skin.',
    images: [storyMedia('oat-honey-soap-bar-1', 'Cream soap bar embossed with a leaf')],
    options: [scent, aToggleOption({ required: true })],
    variants,
    stockTracking: true,
    stockLevel: 27,
    attributes: [anAttribute({ values: ['Plant oils'] })],
  }),
  aProductPreview({
    id: 'product-diffuser',
    slug: 'reed-diffuser',
    name: 'Reed Diffuser',
    description: 'Fig leaf & cedar, about three months.',
    price: 28,
    sale: true,
    salePrice: 21,
    origPrice: 28,
    images: [
      storyMedia('reed-diffuser-1', 'Reed diffuser in amber glass'),
      storyMedia('reed-diffuser-2', 'The reeds from above'),
    ],
    categories: [{ name: 'Household', slug: 'household' }],
    attributes: [anAttribute({ values: ['Glass'] })],
  }),
  aProductPreview({
    id: 'product-brush',
    slug: 'sisal-body-brush',
    name: 'Sisal Body Brush with a Beech Handle, for Dry Brushing before the Shower',
    description: 'Firm bristles, a strap for the back of the hand, and a handle that comes off for the bath.',
    price: 18,
    images: [storyMedia('sisal-body-brush-1', 'Sisal body brush on beech')],
    stockTracking: true,
    stockLevel: 0,
    attributes: [anAttribute({ values: ['Sisal', 'Beech'] })],
  }),
]

/** A list of products as its page shows it, with the query of the page's address. */
export function storyListing(products: readonly ProductPreview[], address = '') {
  const query = parseFilterQuery(address)
  return { listing: listProducts(products, { query, pageSize: LISTING_PAGE_SIZE, locale: 'en' }), query }
}
