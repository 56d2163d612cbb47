CREATE TABLE "catalog_old_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"owner_id" text NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalog_old_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
ALTER TABLE "catalog_categories" ADD COLUMN "id" text;--> statement-breakpoint
CREATE INDEX "catalog_old_slugs_left" ON "catalog_old_slugs" USING btree ("left_at");