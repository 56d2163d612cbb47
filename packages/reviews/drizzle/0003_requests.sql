CREATE TABLE "review_requests" (
	"order_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"address_id" text NOT NULL,
	"locale" text NOT NULL,
	"products" jsonb NOT NULL,
	"date_created" timestamp with time zone NOT NULL,
	"date_delivered" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "review_mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
CREATE INDEX "review_requests_due" ON "review_requests" USING btree ("date_delivered");--> statement-breakpoint
CREATE INDEX "review_requests_created" ON "review_requests" USING btree ("date_created");--> statement-breakpoint
CREATE INDEX "review_requests_address" ON "review_requests" USING btree ("address_id");