DROP INDEX "reviews_helpful";--> statement-breakpoint
ALTER TABLE "review_helpful_votes" ADD COLUMN "address_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_helpful_votes" ADD COLUMN "weight" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "address_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful_score" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "review_helpful_votes" SET "weight" = 1;--> statement-breakpoint
UPDATE "reviews" SET "helpful_score" = "helpful_count";--> statement-breakpoint
CREATE INDEX "review_helpful_votes_date" ON "review_helpful_votes" USING btree ("review_id","date_created");--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("product_id","helpful_score" DESC NULLS FIRST,"date_created" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'approved';