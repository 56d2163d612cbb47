CREATE TABLE "vault_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"chargeable" boolean NOT NULL,
	"date_expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_cards" ADD COLUMN "chargeable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "renewal_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "shipment_count" integer DEFAULT 1 NOT NULL;