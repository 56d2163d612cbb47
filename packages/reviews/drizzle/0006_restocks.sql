CREATE TABLE "review_restock_waits" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"email" text NOT NULL,
	"address_id" text NOT NULL,
	"locale" text NOT NULL,
	"date_asked" timestamp with time zone NOT NULL,
	"date_confirmed" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "review_restock_waits_address" ON "review_restock_waits" USING btree ("address_id","product_id","variant_id");--> statement-breakpoint
CREATE INDEX "review_restock_waits_product" ON "review_restock_waits" USING btree ("product_id","locale","date_confirmed") WHERE date_confirmed is not null;--> statement-breakpoint
CREATE INDEX "review_restock_waits_asked" ON "review_restock_waits" USING btree ("date_asked");