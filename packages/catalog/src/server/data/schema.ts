import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Products, with the columns that sort the whole catalogue. */
export const catalogProducts = pgTable(
  'catalog_products',
  {
    /** Number that the other tables know the product by. */
    no: serial('no').primaryKey(),
    id: text('id').notNull().unique(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    /** Seconds since 1970; 0 where the service does not say. */
    createdAt: integer('created_at').notNull(),
    updatedAt: instant('updated_at'),
    /** For the order by rating: see `writeRatings`. 0 without reviews. */
    score: real('score').notNull(),
    /** Of all that was given; the same means that nothing has to be written. */
    digest: text('digest').notNull(),
    /** Its cards in all languages and currencies: see `packCards`. */
    data: bytea('data').notNull(),
  },
  (table) => [
    index('catalog_products_slug').on(table.slug),
    index('catalog_products_position').on(table.position, table.no),
    index('catalog_products_newest').on(table.createdAt.desc(), table.position, table.no),
    index('catalog_products_rating').on(table.score.desc(), table.position, table.no),
  ],
)

/**
 * Prices for sorting and price ranges over the whole catalogue: one row for each currency in which a product has a
 * price.
 */
export const catalogPrices = pgTable(
  'catalog_prices',
  {
    productNo: integer('product_no')
      .notNull()
      .references(() => catalogProducts.no, { onDelete: 'cascade' }),
    /** Of `catalog_currencies`. */
    currencyNo: integer('currency_no').notNull(),
    price: doublePrecision('price').notNull(),
    /** The product's. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productNo, table.currencyNo] }),
    index('catalog_prices_order').on(table.currencyNo, table.price, table.position, table.productNo),
  ],
)

/**
 * The columns that lists read: one row per product and language, as short as possible, because counting reads many.
 * Every language is a partition, made with its first product, so that a list reads only its own language. Columns of
 * fixed width come first: they are read fastest.
 */
export const catalogEntries = pgTable(
  'catalog_entries',
  {
    productNo: integer('product_no')
      .notNull()
      .references(() => catalogProducts.no, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    createdAt: integer('created_at').notNull(),
    score: real('score').notNull(),
    locale: text('locale').notNull(),
    /** At the number of each currency, null where it has none: a count reads them here faster than in their rows. */
    prices: doublePrecision('prices').array().notNull(),
    /** Numbers of `catalog_facts`, to count: see `toFactBytes`. */
    factBytes: bytea('fact_bytes').notNull(),
    /** The same numbers, to find by. */
    facts: integer('facts').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productNo, table.locale] }),
    index('catalog_entries_facts').using('gin', table.facts).with({ fastupdate: false }),
  ],
)

/** Further columns for searches and the order by name. Every language is a partition too. */
export const catalogTexts = pgTable(
  'catalog_texts',
  {
    productNo: integer('product_no')
      .notNull()
      .references(() => catalogProducts.no, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    isInStock: boolean('is_in_stock').notNull(),
    locale: text('locale').notNull(),
    /** Numbers of the currencies that it has prices in. */
    pricedIn: integer('priced_in').array().notNull(),
    /** Sorts by C as titles sort in the language. */
    nameKey: text('name_key').notNull(),
    /** Words of the title. */
    name: tsvector('name').notNull(),
    /** Words of everything else. */
    body: tsvector('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productNo, table.locale] }),
    index('catalog_texts_words').using('gin', sql`(name || body)`).with({ fastupdate: false }),
    index('catalog_texts_name').on(table.locale, sql`name_key collate "C"`, table.position, table.productNo),
  ],
)

/** Values of filterable attributes by language, and categories under the attribute `category`. */
export const catalogFacts = pgTable(
  'catalog_facts',
  {
    no: serial('no').primaryKey(),
    locale: text('locale').notNull(),
    attribute: text('attribute').notNull(),
    value: text('value').notNull(),
    /** Name of the attribute; of the category itself for a category. */
    name: text('name').notNull(),
  },
  (table) => [uniqueIndex('catalog_facts_value').on(table.locale, table.attribute, table.value)],
)

/** The numbers of currencies, from 1 on. */
export const catalogCurrencies = pgTable('catalog_currencies', {
  code: text('code').primaryKey(),
  no: integer('no').notNull(),
})

export const catalogCategories = pgTable('catalog_categories', {
  slug: text('slug').primaryKey(),
  parentSlug: text('parent_slug'),
  position: integer('position').notNull(),
  names: json('names').$type<Readonly<Record<string, string>>>().notNull(),
})

/** The merchant's order of a category, where it is known. */
export const catalogCategoryOrder = pgTable(
  'catalog_places',
  {
    category: text('category').notNull(),
    productNo: integer('product_no')
      .notNull()
      .references(() => catalogProducts.no, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.productNo] })],
)

/** Words as titles write them, for correcting and completing typed text. */
export const catalogTerms = pgTable(
  'catalog_terms',
  {
    locale: text('locale').notNull(),
    /** Without accents, in small letters. */
    term: text('term').notNull(),
    /** As most titles write it. */
    label: text('label').notNull(),
    /** Titles with it. */
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.term] }),
    index('catalog_terms_similar').using('gin', sql`term gin_trgm_ops`),
  ],
)

/** Ratings may be known before the product is. */
export const catalogRatings = pgTable('catalog_ratings', {
  productId: text('product_id').primaryKey(),
  average: real('average').notNull(),
  count: integer('count').notNull(),
})

/** Precomputed counts of some products in one currency. */
const counts = () => ({
  currency: text('currency').notNull(),
  count: integer('count').notNull(),
  minPrice: doublePrecision('min_price').notNull(),
  maxPrice: doublePrecision('max_price').notNull(),
  /** Numbers of facts, each followed by its products among these. */
  facts: integer('facts').array().notNull(),
})

/** Counts of whole categories and of everything (an empty slug), worked out ahead. */
export const catalogTotals = pgTable(
  'catalog_totals',
  { locale: text('locale').notNull(), category: text('category').notNull(), ...counts() },
  (table) => [primaryKey({ columns: [table.locale, table.currency, table.category] })],
)

/** Counts of all products with one fact, worked out ahead where there are many. */
export const catalogFactTotals = pgTable(
  'catalog_fact_totals',
  { fact: integer('fact').notNull(), ...counts() },
  (table) => [primaryKey({ columns: [table.fact, table.currency] })],
)

/** Counts of all products that a search for one frequent word finds, worked out ahead. */
export const catalogWordTotals = pgTable(
  'catalog_word_totals',
  {
    locale: text('locale').notNull(),
    /** How the word is searched for: see `toFoundKey`. */
    key: text('key').notNull(),
    ...counts(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.currency, table.key] })],
)

/** Counts of all products that cost up to an amount, worked out ahead at some amounts. */
export const catalogPriceTotals = pgTable(
  'catalog_price_totals',
  {
    locale: text('locale').notNull(),
    currency: text('currency').notNull(),
    upTo: doublePrecision('up_to').notNull(),
    count: integer('count').notNull(),
    /** Numbers of facts, each followed by its products among these. */
    facts: integer('facts').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.currency, table.upTo] })],
)

/** Walks through the whole catalogue. An unfinished one is resumed at its cursor. */
export const catalogWalks = pgTable('catalog_walks', {
  no: serial('no').primaryKey(),
  /** Where to go on: whatever the walk itself wrote. */
  cursor: json('cursor').notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
})

/** Products that a walk has met. Those of the index that the finished walk has not met are gone. */
export const catalogSeen = pgTable(
  'catalog_seen',
  {
    walkNo: integer('walk_no')
      .notNull()
      .references(() => catalogWalks.no, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.walkNo, table.productId] })],
)

/** Work that only one process may do. A lease that has expired may be taken by another one. */
export const catalogLeases = pgTable('catalog_leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** One row. */
export const catalogState = pgTable('catalog_state', {
  name: text('name').primaryKey(),
  /** When the index was last written or found to be up to date. */
  updatedAt: instant('updated_at'),
  changedAt: instant('changed_at'),
  /** The totals count the products as of this time. */
  countedAt: instant('counted_at'),
  /** Products that there were at that time. */
  counted: integer('counted').notNull().default(0),
})

/** Products that were announced as changed, and when they were last read again because of that. */
export const catalogChanges = pgTable('catalog_changes', {
  productId: text('product_id').primaryKey(),
  noticedAt: instant('noticed_at').notNull(),
  /** The instant before the reading, so that changes during it are read again. Unset: not read yet. */
  readAt: instant('read_at'),
})
