ALTER TABLE "companies" ADD COLUMN "nature" text DEFAULT 'private' NOT NULL;--> statement-breakpoint
ALTER TABLE "positions" ADD COLUMN "company_nature" text DEFAULT 'private' NOT NULL;--> statement-breakpoint
UPDATE "companies" SET "nature" = 'state' WHERE "stage" = '国有企业';--> statement-breakpoint
UPDATE "positions" SET "company_nature" = "companies"."nature" FROM "companies" WHERE "companies"."id" = "positions"."company_id" AND "companies"."nature" <> 'private';
