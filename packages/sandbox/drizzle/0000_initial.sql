CREATE TABLE "attributes" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"document" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"document" json NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"document" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "database_facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"document" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"document" json NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"id" text PRIMARY KEY NOT NULL,
	"document" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"item_id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"level" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"document" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text,
	"city" text NOT NULL,
	"state" text,
	"zip" text NOT NULL,
	"country" text NOT NULL,
	"phone" text,
	"active" boolean DEFAULT true NOT NULL,
	"date_created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"date_created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_recoveries" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"date_expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text,
	"last_name" text,
	"phone" text,
	"account_group" text,
	"email_optin" boolean DEFAULT false NOT NULL,
	"default_address_id" text,
	"default_card_id" text,
	"date_created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_giftcards" (
	"cart_id" text NOT NULL,
	"giftcard_id" text NOT NULL,
	CONSTRAINT "cart_giftcards_cart_id_giftcard_id_pk" PRIMARY KEY("cart_id","giftcard_id")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merge_key" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text,
	"plan_id" text,
	"quantity" integer NOT NULL,
	"options" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"account_id" text,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"coupon_code" text,
	"comments" text,
	"shipping" jsonb,
	"order_id" text,
	"date_created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"discount_percent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "giftcards" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"checkout_id" text,
	"account_id" text,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"record" jsonb NOT NULL,
	"date_created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "outbox_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"date_created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"cart_id" text,
	"currency" text,
	"locale" text,
	"date_created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"account_id" text,
	"email" text NOT NULL,
	"order_id" text,
	"status" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text,
	"plan_id" text,
	"plan_name" text,
	"price" integer NOT NULL,
	"quantity" integer NOT NULL,
	"currency" text NOT NULL,
	"options" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"billing_schedule" jsonb NOT NULL,
	"order_schedule" jsonb,
	"shipping" jsonb,
	"billing" jsonb,
	"date_created" timestamp with time zone NOT NULL,
	"date_period_start" timestamp with time zone NOT NULL,
	"date_period_end" timestamp with time zone NOT NULL,
	"date_order_period_end" timestamp with time zone,
	"date_trial_end" timestamp with time zone,
	"date_paused" timestamp with time zone,
	"date_pause_end" timestamp with time zone,
	"date_canceled" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_addresses_account" ON "account_addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_cards_account" ON "account_cards" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_recoveries_account" ON "account_recoveries" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_merge" ON "cart_items" USING btree ("cart_id","merge_key");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_checkout" ON "carts" USING btree ("checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "giftcards_code" ON "giftcards" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_checkout" ON "orders" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","date_created");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_number" ON "subscriptions" USING btree ("number");--> statement-breakpoint
CREATE INDEX "subscriptions_account" ON "subscriptions" USING btree ("account_id","date_created");