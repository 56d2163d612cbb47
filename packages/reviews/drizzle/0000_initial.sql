CREATE TABLE "review_helpful_votes" (
	"review_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"date_created" timestamp with time zone NOT NULL,
	CONSTRAINT "review_helpful_votes_review_id_visitor_id_pk" PRIMARY KEY("review_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "review_product_ratings" (
	"product_id" text PRIMARY KEY NOT NULL,
	"ones" integer DEFAULT 0 NOT NULL,
	"twos" integer DEFAULT 0 NOT NULL,
	"threes" integer DEFAULT 0 NOT NULL,
	"fours" integer DEFAULT 0 NOT NULL,
	"fives" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_audit" (
	"position" serial PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"detail" text,
	"request_id" text NOT NULL,
	"date_created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_images" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"position" smallint NOT NULL,
	"sizes" jsonb NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_mails" (
	"position" serial PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"date_created" timestamp with time zone NOT NULL,
	"date_sent" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "review_mails_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"reason" text NOT NULL,
	"date_created" timestamp with time zone NOT NULL,
	"date_settled" timestamp with time zone,
	CONSTRAINT "review_reports_review_id_visitor_id_pk" PRIMARY KEY("review_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text,
	"product_slug" text,
	"account_id" text NOT NULL,
	"order_id" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"user_name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"reject_reason" text,
	"date_created" timestamp with time zone NOT NULL,
	"date_decided" timestamp with time zone,
	CONSTRAINT "reviews_rating_range" CHECK (rating between 1 and 5),
	CONSTRAINT "reviews_status_known" CHECK (status in ('pending', 'approved', 'rejected')),
	CONSTRAINT "reviews_helpful_positive" CHECK (helpful_count >= 0)
);
--> statement-breakpoint
ALTER TABLE "review_helpful_votes" ADD CONSTRAINT "review_helpful_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_images" ADD CONSTRAINT "review_images_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_audit_review" ON "review_audit" USING btree ("review_id","position");--> statement-breakpoint
CREATE INDEX "review_images_review" ON "review_images" USING btree ("review_id","position");--> statement-breakpoint
CREATE INDEX "review_mails_waiting" ON "review_mails" USING btree ("position") WHERE date_sent is null;--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("date_created") WHERE date_settled is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order_product" ON "reviews" USING btree ("order_id","product_id");--> statement-breakpoint
CREATE INDEX "reviews_rating_high" ON "reviews" USING btree ("product_id","rating" DESC NULLS FIRST,"date_created" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_rating_low" ON "reviews" USING btree ("product_id","rating","date_created" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("product_id","helpful_count" DESC NULLS FIRST,"date_created" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_recent" ON "reviews" USING btree ("product_id","date_created" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_pending" ON "reviews" USING btree ("date_created","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "reviews_decided" ON "reviews" USING btree ("status","date_decided" DESC NULLS FIRST) WHERE status <> 'pending';