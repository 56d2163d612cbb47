ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "date_replied" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "reviews_account" ON "reviews" USING btree ("account_id","date_created" DESC NULLS FIRST);