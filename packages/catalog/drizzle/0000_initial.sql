CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "catalog_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"parent_slug" text,
	"position" integer NOT NULL,
	"names" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_changes" (
	"product_id" text PRIMARY KEY NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalog_currencies" (
	"code" text PRIMARY KEY NOT NULL,
	"no" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_entries" (
	"product_no" integer NOT NULL,
	"position" integer NOT NULL,
	"created_at" integer NOT NULL,
	"score" real NOT NULL,
	"price_1" double precision,
	"price_2" double precision,
	"price_3" double precision,
	"price_4" double precision,
	"price_5" double precision,
	"price_6" double precision,
	"price_7" double precision,
	"price_8" double precision,
	"is_in_stock" boolean NOT NULL,
	"locale" text NOT NULL,
	"name_key" text NOT NULL,
	"fact_bytes" "bytea" NOT NULL,
	"facts" integer[] NOT NULL,
	"name" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "catalog_entries_product_no_locale_pk" PRIMARY KEY("product_no","locale")
) PARTITION BY LIST ("locale");
--> statement-breakpoint
CREATE TABLE "catalog_facts" (
	"no" serial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"attribute" text NOT NULL,
	"value" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_places" (
	"category" text NOT NULL,
	"product_no" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "catalog_places_category_product_no_pk" PRIMARY KEY("category","product_no")
);
--> statement-breakpoint
CREATE TABLE "catalog_products" (
	"no" serial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" integer NOT NULL,
	"updated_at" timestamp with time zone,
	"score" real NOT NULL,
	"price_1" double precision,
	"price_2" double precision,
	"price_3" double precision,
	"price_4" double precision,
	"price_5" double precision,
	"price_6" double precision,
	"price_7" double precision,
	"price_8" double precision,
	"digest" text NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "catalog_products_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "catalog_ratings" (
	"product_id" text PRIMARY KEY NOT NULL,
	"average" real NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_seen" (
	"walk_no" integer NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "catalog_seen_walk_no_product_id_pk" PRIMARY KEY("walk_no","product_id")
);
--> statement-breakpoint
CREATE TABLE "catalog_state" (
	"name" text PRIMARY KEY NOT NULL,
	"updated_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"counted_at" timestamp with time zone,
	"counted" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_terms" (
	"locale" text NOT NULL,
	"term" text NOT NULL,
	"label" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "catalog_terms_locale_term_pk" PRIMARY KEY("locale","term")
);
--> statement-breakpoint
CREATE TABLE "catalog_totals" (
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"category" text NOT NULL,
	"count" integer NOT NULL,
	"min_price" double precision NOT NULL,
	"max_price" double precision NOT NULL,
	"facts" integer[] NOT NULL,
	CONSTRAINT "catalog_totals_locale_currency_category_pk" PRIMARY KEY("locale","currency","category")
);
--> statement-breakpoint
CREATE TABLE "catalog_walks" (
	"no" serial PRIMARY KEY NOT NULL,
	"cursor" json NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "catalog_entries" ADD CONSTRAINT "catalog_entries_product_no_catalog_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."catalog_products"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_places" ADD CONSTRAINT "catalog_places_product_no_catalog_products_no_fk" FOREIGN KEY ("product_no") REFERENCES "public"."catalog_products"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_seen" ADD CONSTRAINT "catalog_seen_walk_no_catalog_walks_no_fk" FOREIGN KEY ("walk_no") REFERENCES "public"."catalog_walks"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_entries_facts" ON "catalog_entries" USING gin ("facts") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalog_entries_words" ON "catalog_entries" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "catalog_entries_name" ON "catalog_entries" USING btree ("locale",name_key collate "C","position","product_no");--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_facts_value" ON "catalog_facts" USING btree ("locale","attribute","value");--> statement-breakpoint
CREATE INDEX "catalog_products_slug" ON "catalog_products" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "catalog_products_position" ON "catalog_products" USING btree ("position","no");--> statement-breakpoint
CREATE INDEX "catalog_products_newest" ON "catalog_products" USING btree ("created_at" DESC NULLS LAST,"position","no");--> statement-breakpoint
CREATE INDEX "catalog_products_rating" ON "catalog_products" USING btree ("score" DESC NULLS LAST,"position","no");--> statement-breakpoint
CREATE INDEX "catalog_products_price_1" ON "catalog_products" USING btree ("price_1","position","no");--> statement-breakpoint
CREATE INDEX "catalog_products_price_2" ON "catalog_products" USING btree ("price_2","position","no");--> statement-breakpoint
CREATE INDEX "catalog_products_price_3" ON "catalog_products" USING btree ("price_3","position","no");--> statement-breakpoint
CREATE INDEX "catalog_products_price_4" ON "catalog_products" USING btree ("price_4","position","no");--> statement-breakpoint
CREATE INDEX "catalog_terms_similar" ON "catalog_terms" USING gin (term gin_trgm_ops);