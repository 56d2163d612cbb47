import { z } from 'zod'
import type { AttributeDocument, ProductDocument } from '../catalogue/documents.ts'
import { toAttribute, toProduct } from './product.ts'
import { attributeFacts, type ProductFacts } from './product-facts.ts'
import { demoReader, readSeed } from './read-seed.ts'

const attributeList = readSeed('attributes', z.array(attributeFacts))

/** The skin type is filterable but not visible; the place of origin is visible but not filterable. */
export const attributes: readonly AttributeDocument[] = attributeList.map(toAttribute)

/** Builds a product of the demo store from its data. */
export const toDemoProduct = (facts: ProductFacts): ProductDocument =>
  toProduct(facts, { ...demoReader, attributes: attributeList })
