-- The rows are made anew by the walk that follows: the index is a copy.
TRUNCATE "catalog_products", "catalog_facts", "catalog_terms", "catalog_totals", "catalog_walks", "catalog_state" CASCADE;
--> statement-breakpoint
CREATE TABLE "catalog_fact_totals" (
	"fact" integer NOT NULL,
	"currency" text NOT NULL,
	"count" integer NOT NULL,
	"min_price" double precision NOT NULL,
	"max_price" double precision NOT NULL,
	"facts" integer[] NOT NULL,
	CONSTRAINT "catalog_fact_totals_fact_currency_pk" PRIMARY KEY("fact","currency")
);
--> statement-breakpoint
CREATE TABLE "catalog_texts" (
	"product_no" integer NOT NULL,
	"position" integer NOT NULL,
	"priced_in" integer NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"locale" text NOT NULL,
	"name_key" text NOT NULL,
	"name" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "catalog_texts_product_no_locale_pk" PRIMARY KEY("product_no","locale")
) PARTITION BY LIST ("locale");
--> statement-breakpoint
DROP INDEX "catalog_entries_words";--> statement-breakpoint
DROP INDEX "catalog_entries_name";--> statement-breakpoint
DROP INDEX "catalog_products_price_1";--> statement-breakpoint
DROP INDEX "catalog_products_price_2";--> statement-breakpoint
DROP INDEX "catalog_products_price_3";--> statement-breakpoint
DROP INDEX "catalog_products_price_4";--> statement-breakpoint
ALTER TABLE "catalog_texts" ADD CONSTRAINT "catalog_texts_product_no_catalog_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."catalog_products"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_texts_words" ON "catalog_texts" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalog_texts_name" ON "catalog_texts" USING btree ("locale",name_key collate "C","position","product_no");--> statement-breakpoint
CREATE INDEX "catalog_products_price_1" ON "catalog_products" USING btree ("price_1","position","no") WHERE "catalog_products"."price_1" is not null;--> statement-breakpoint
CREATE INDEX "catalog_products_price_2" ON "catalog_products" USING btree ("price_2","position","no") WHERE "catalog_products"."price_2" is not null;--> statement-breakpoint
CREATE INDEX "catalog_products_price_3" ON "catalog_products" USING btree ("price_3","position","no") WHERE "catalog_products"."price_3" is not null;--> statement-breakpoint
CREATE INDEX "catalog_products_price_4" ON "catalog_products" USING btree ("price_4","position","no") WHERE "catalog_products"."price_4" is not null;--> statement-breakpoint
ALTER TABLE "catalog_entries" DROP COLUMN "is_in_stock";--> statement-breakpoint
ALTER TABLE "catalog_entries" DROP COLUMN "name_key";--> statement-breakpoint
ALTER TABLE "catalog_entries" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "catalog_entries" DROP COLUMN "words";