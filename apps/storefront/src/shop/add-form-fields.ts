/** The product form's fields where it is sent without script. */
export const ADD_FORM = {
  /** Last segment of the address that takes it. */
  name: 'add-to-cart',
  slug: 'slug',
  purchase: 'purchase-option',
  plan: 'plan',
  quantity: 'quantity',
  /** An option's own name in the form. */
  option: (id: string) => `option.${id}`,
} as const
