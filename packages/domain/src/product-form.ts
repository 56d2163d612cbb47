/** What a product form shows beside the choices, for what is chosen. */

export { getQuantitySteps, type QuantityStep } from './product-selection/quantity-steps.ts'
export { getSoldOutValues } from './product-selection/sold-out.ts'
