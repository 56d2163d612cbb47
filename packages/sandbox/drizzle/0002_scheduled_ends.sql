ALTER TABLE "subscriptions" ADD COLUMN "canceled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancel_at_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "subscriptions" SET "canceled" = true WHERE "status" = 'canceled';
--> statement-breakpoint
UPDATE "orders" SET "record" = jsonb_set(jsonb_set("record", '{totals,captureTotal}', "record" #> '{totals,grandTotal}'), '{totals,grandTotal}', to_jsonb(("record" #>> '{totals,grandTotal}')::bigint + ("record" #>> '{totals,giftcardTotal}')::bigint));
