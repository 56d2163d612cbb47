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
    /** Number by which the other tables refer to the product. */
    no: serial('no').primaryKey(),
    id: text('id').notNull().unique(),
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    /** Seconds since 1970; 0 when the service gives no date. */
    createdAt: integer('created_at').notNull(),
    updatedAt: instant('updated_at'),
    /** For the order by rating: see `writeRatings`. 0 without reviews. */
    score: real('score').notNull(),
    /** Digest of the whole input; an equal digest means that nothing has to be written. */
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
    /** Copy of the product's position. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productNo, table.currencyNo] }),
    index('catalog_prices_order').on(table.currencyNo, table.price, table.position, table.productNo),
  ],
)

/**
 * The columns that lists read: one row per product and language, kept as short as possible, because counting reads many
 * rows. Every language has a partition, created with its first product, so that a list reads only its own language.
 * Columns of fixed width come first, because they are the fastest to read.
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
    /**
     * Prices by currency number; null for a currency without a price. Counting reads them faster here than from
     * `catalog_prices`.
     */
    prices: doublePrecision('prices').array().notNull(),
    /** Numbers of `catalog_facts`, packed for counting: see `toFactBytes`. */
    factBytes: bytea('fact_bytes').notNull(),
    /** The same numbers as an array, for filtering by index. */
    facts: integer('facts').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productNo, table.locale] }),
    index('catalog_entries_facts').using('gin', table.facts).with({ fastupdate: false }),
  ],
)

/** Further columns for searches and the order by name. Partitioned by language too. */
export const catalogTexts = pgTable(
  'catalog_texts',
  {
    productNo: integer('product_no')
      .notNull()
      .references(() => catalogProducts.no, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    isInStock: boolean('is_in_stock').notNull(),
    locale: text('locale').notNull(),
    /** Numbers of the currencies in which the product has a price. */
    pricedIn: integer('priced_in').array().notNull(),
    /** Sort key: in collation `C` it sorts as the name sorts in its language. */
    nameKey: text('name_key').notNull(),
    /** Words of the name. */
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
    /** Name of the attribute; for a category, the name of the category itself. */
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
  /** Unset where the service gives none: then its old slugs are not known. */
  id: text('id'),
  parentSlug: text('parent_slug'),
  position: integer('position').notNull(),
  names: json('names').$type<Readonly<Record<string, string>>>().notNull(),
})

/**
 * Slugs that a product or category has left and that none has taken since. The owner may be gone: its old slugs lead
 * nowhere until it comes back.
 */
export const catalogOldSlugs = pgTable(
  'catalog_old_slugs',
  {
    /** `product` or `category`. */
    kind: text('kind').notNull(),
    slug: text('slug').notNull(),
    ownerId: text('owner_id').notNull(),
    leftAt: instant('left_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('catalog_old_slugs_left').on(table.leftAt),
  ],
)

/** The merchant's order within a category, where one is known. */
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

/** Words as names spell them, for correcting and completing searches. */
export const catalogTerms = pgTable(
  'catalog_terms',
  {
    locale: text('locale').notNull(),
    /** Folded: lower case, without accents. */
    term: text('term').notNull(),
    /** The most frequent spelling in names. */
    label: text('label').notNull(),
    /** Number of names that contain the word. */
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.term] }),
    index('catalog_terms_similar').using('gin', sql`term gin_trgm_ops`),
  ],
)

/** Ratings by product id. A rating may arrive before its product. */
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
  /** Fact numbers, each followed by the number of counted products that have the fact. */
  facts: integer('facts').array().notNull(),
})

/** Precomputed counts of whole categories, and of all products (an empty slug). */
export const catalogTotals = pgTable(
  'catalog_totals',
  { locale: text('locale').notNull(), category: text('category').notNull(), ...counts() },
  (table) => [primaryKey({ columns: [table.locale, table.currency, table.category] })],
)

/** Precomputed counts of all products with one fact, for frequent facts only. */
export const catalogFactTotals = pgTable(
  'catalog_fact_totals',
  { fact: integer('fact').notNull(), ...counts() },
  (table) => [primaryKey({ columns: [table.fact, table.currency] })],
)

/** Precomputed counts of all products that a search for one frequent word finds. */
export const catalogWordTotals = pgTable(
  'catalog_word_totals',
  {
    locale: text('locale').notNull(),
    /** Key of the search for the word: see `toFoundKey`. */
    key: text('key').notNull(),
    ...counts(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.currency, table.key] })],
)

/** Precomputed counts of all products that cost up to an amount, for selected amounts. */
export const catalogPriceTotals = pgTable(
  'catalog_price_totals',
  {
    locale: text('locale').notNull(),
    currency: text('currency').notNull(),
    upTo: doublePrecision('up_to').notNull(),
    count: integer('count').notNull(),
    /** Fact numbers, each followed by the number of counted products that have the fact. */
    facts: integer('facts').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.currency, table.upTo] })],
)

/** Walks through the whole catalogue. An unfinished one is resumed at its cursor. */
export const catalogWalks = pgTable('catalog_walks', {
  no: serial('no').primaryKey(),
  /** Where to continue, in the format of the walk itself. */
  cursor: json('cursor').notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
})

/**
 * Products that a walk has met. Once it has finished, indexed products that it has not met are gone from the service.
 */
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

/** Work that only one process may do at a time. Another process may take over an expired lease. */
export const catalogLeases = pgTable('catalog_leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** State of the index, in a single row. */
export const catalogState = pgTable('catalog_state', {
  name: text('name').primaryKey(),
  /** When the index was last written or found to be up to date. */
  updatedAt: instant('updated_at'),
  changedAt: instant('changed_at'),
  /** Time at which the precomputed totals were last updated. */
  countedAt: instant('counted_at'),
  /** Number of products at that time. */
  counted: integer('counted').notNull().default(0),
})

/** Products that were announced as changed, and when they were last re-read for it. */
export const catalogChanges = pgTable('catalog_changes', {
  productId: text('product_id').primaryKey(),
  noticedAt: instant('noticed_at').notNull(),
  /** Taken before the read, so that a change during the read causes another one. Unset: not read yet. */
  readAt: instant('read_at'),
})
