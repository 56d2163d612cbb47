import { layoutVariants } from '../style/kit-style.ts'
import { SPACES } from '../style/spaces.ts'

/** Apart from the paddings of a box: a page with a stack and no box does without those. */
export const gap = layoutVariants(SPACES, (space) => ({ gap: space }))
