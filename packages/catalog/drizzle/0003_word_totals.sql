-- The rows are made anew by the walk that follows: the index is a copy.
TRUNCATE "catalog_products", "catalog_facts", "catalog_terms", "catalog_totals", "catalog_fact_totals", "catalog_price_totals", "catalog_walks", "catalog_state" CASCADE;
--> statement-breakpoint
CREATE TABLE "catalog_word_totals" (
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"count" integer NOT NULL,
	"min_price" double precision NOT NULL,
	"max_price" double precision NOT NULL,
	"facts" integer[] NOT NULL,
	CONSTRAINT "catalog_word_totals_locale_currency_key_pk" PRIMARY KEY("locale","currency","key")
);
--> statement-breakpoint
-- The room of rows that have changed is used again early, so that the tables stay small.
ALTER TABLE "catalog_products" SET (autovacuum_vacuum_scale_factor = 0.02);
