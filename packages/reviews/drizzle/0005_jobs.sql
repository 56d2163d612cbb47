ALTER TABLE "review_mails" ADD COLUMN "date_failed" timestamp with time zone;--> statement-breakpoint
UPDATE "review_mails" SET "date_failed" = now() WHERE "date_sent" IS NULL AND "attempts" >= 10;--> statement-breakpoint
ALTER TABLE "review_mails" DROP COLUMN "attempts";--> statement-breakpoint
DROP TABLE "review_changes" CASCADE;