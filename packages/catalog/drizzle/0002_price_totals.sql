-- The rows are made anew by the walk that follows: the index is a copy.
TRUNCATE "catalog_products", "catalog_facts", "catalog_terms", "catalog_totals", "catalog_fact_totals", "catalog_walks", "catalog_state" CASCADE;
--> statement-breakpoint
CREATE TABLE "catalog_price_totals" (
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"up_to" double precision NOT NULL,
	"count" integer NOT NULL,
	"facts" integer[] NOT NULL,
	CONSTRAINT "catalog_price_totals_locale_currency_up_to_pk" PRIMARY KEY("locale","currency","up_to")
);
--> statement-breakpoint
DROP INDEX "catalog_texts_words";--> statement-breakpoint
ALTER TABLE "catalog_texts" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "catalog_texts" ADD COLUMN "body" "tsvector" NOT NULL;--> statement-breakpoint
CREATE INDEX "catalog_texts_words" ON "catalog_texts" USING gin ((name || body)) WITH (fastupdate=false);