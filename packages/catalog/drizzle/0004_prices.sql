-- The rows are made anew by the walk that follows: the index is a copy.
TRUNCATE "catalog_products", "catalog_facts", "catalog_terms", "catalog_totals", "catalog_fact_totals", "catalog_price_totals", "catalog_word_totals", "catalog_currencies", "catalog_walks", "catalog_state" CASCADE;
--> statement-breakpoint
CREATE TABLE "catalog_prices" (
	"product_no" integer NOT NULL,
	"currency_no" integer NOT NULL,
	"price" double precision NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "catalog_prices_product_no_currency_no_pk" PRIMARY KEY("product_no","currency_no")
) WITH (autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE "catalog_prices" ADD CONSTRAINT "catalog_prices_product_no_catalog_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."catalog_products"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_prices_order" ON "catalog_prices" USING btree ("currency_no","price","position","product_no");--> statement-breakpoint
-- Made anew, so that their columns stand in the order that is read fastest.
DROP TABLE "catalog_entries";--> statement-breakpoint
DROP TABLE "catalog_texts";--> statement-breakpoint
CREATE TABLE "catalog_entries" (
	"product_no" integer NOT NULL,
	"position" integer NOT NULL,
	"created_at" integer NOT NULL,
	"score" real NOT NULL,
	"locale" text NOT NULL,
	"prices" double precision[] NOT NULL,
	"fact_bytes" "bytea" NOT NULL,
	"facts" integer[] NOT NULL,
	CONSTRAINT "catalog_entries_product_no_locale_pk" PRIMARY KEY("product_no","locale")
) PARTITION BY LIST ("locale");
--> statement-breakpoint
CREATE TABLE "catalog_texts" (
	"product_no" integer NOT NULL,
	"position" integer NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"locale" text NOT NULL,
	"priced_in" integer[] NOT NULL,
	"name_key" text NOT NULL,
	"name" "tsvector" NOT NULL,
	"body" "tsvector" NOT NULL,
	CONSTRAINT "catalog_texts_product_no_locale_pk" PRIMARY KEY("product_no","locale")
) PARTITION BY LIST ("locale");
--> statement-breakpoint
ALTER TABLE "catalog_entries" ADD CONSTRAINT "catalog_entries_product_no_catalog_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."catalog_products"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_texts" ADD CONSTRAINT "catalog_texts_product_no_catalog_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."catalog_products"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_entries_facts" ON "catalog_entries" USING gin ("facts") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalog_texts_words" ON "catalog_texts" USING gin ((name || body)) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalog_texts_name" ON "catalog_texts" USING btree ("locale",name_key collate "C","position","product_no");--> statement-breakpoint
DROP INDEX "catalog_products_price_1";--> statement-breakpoint
DROP INDEX "catalog_products_price_2";--> statement-breakpoint
DROP INDEX "catalog_products_price_3";--> statement-breakpoint
DROP INDEX "catalog_products_price_4";--> statement-breakpoint
ALTER TABLE "catalog_products" DROP COLUMN "price_1";--> statement-breakpoint
ALTER TABLE "catalog_products" DROP COLUMN "price_2";--> statement-breakpoint
ALTER TABLE "catalog_products" DROP COLUMN "price_3";--> statement-breakpoint
ALTER TABLE "catalog_products" DROP COLUMN "price_4";--> statement-breakpoint
ALTER TABLE "catalog_products" DROP COLUMN "price_5";--> statement-breakpoint
ALTER TABLE "catalog_products" DROP COLUMN "price_6";--> statement-breakpoint
ALTER TABLE "catalog_products" DROP COLUMN "price_7";--> statement-breakpoint
ALTER TABLE "catalog_products" DROP COLUMN "price_8";
