/** The parts of a product form that depend on the choices. */

export { getQuantitySteps, type QuantityStep } from './product-selection/quantity-steps.ts'
export { getSoldOutValues } from './product-selection/sold-out.ts'
