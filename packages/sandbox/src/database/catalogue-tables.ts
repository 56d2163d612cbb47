import { integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AttributeDocument, CategoryDocument, ProductDocument } from '../catalogue/documents.ts'
import type {
  ContentPageDocument,
  MenuDocument,
  QuizDocument,
  StoreSettingsDocument,
} from '../store/documents.ts'

const position = () => integer('position').notNull()
const changedAt = () => timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull()

export const products = pgTable('products', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  position: position(),
  document: json('document').$type<ProductDocument>().notNull(),
  changedAt: changedAt(),
})

export const categories = pgTable('categories', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  position: position(),
  document: json('document').$type<CategoryDocument>().notNull(),
  changedAt: changedAt(),
})

export const attributes = pgTable('attributes', {
  id: text('id').primaryKey(),
  position: position(),
  document: json('document').$type<AttributeDocument>().notNull(),
})

/** Units in stock, one row for each variant, or for the product where it has no variants. No row: level unknown. */
export const stock = pgTable('stock', {
  /** Variant id, or product id where the product has no variants. */
  itemId: text('item_id').primaryKey(),
  productId: text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
  level: integer('level').notNull(),
})

export const storeSettings = pgTable('store_settings', {
  id: text('id').primaryKey(),
  document: json('document').$type<StoreSettingsDocument>().notNull(),
})

export const menus = pgTable('menus', {
  id: text('id').primaryKey(),
  position: position(),
  document: json('document').$type<MenuDocument>().notNull(),
})

export const contentPages = pgTable('content_pages', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  position: position(),
  document: json('document').$type<ContentPageDocument>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  changedAt: changedAt(),
})

export const quizzes = pgTable('quizzes', {
  id: text('id').primaryKey(),
  document: json('document').$type<QuizDocument>().notNull(),
})

/** Facts about the database itself, such as when its seed was complete. */
export const databaseFacts = pgTable('database_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
