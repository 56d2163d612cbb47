CREATE TABLE "review_changes" (
	"product_id" text PRIMARY KEY NOT NULL,
	"changes" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"date_due" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "review_changes_due" ON "review_changes" USING btree ("date_due");