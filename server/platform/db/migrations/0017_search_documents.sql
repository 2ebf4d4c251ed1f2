DROP INDEX "companies_search";--> statement-breakpoint
DROP INDEX "positions_search";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "document" "tsvector";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "document_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "positions" ADD COLUMN "document" "tsvector";--> statement-breakpoint
ALTER TABLE "positions" ADD COLUMN "document_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_by_document" ON "companies" USING btree ("document_version");--> statement-breakpoint
CREATE INDEX "positions_by_soonness" ON "positions" USING btree ("is_urgent" DESC NULLS FIRST,(("published_at" - "expires_at") + ("published_at" - timestamptz '2000-01-01 00:00:00+00')) desc,"id" DESC NULLS FIRST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "positions_by_document" ON "positions" USING btree ("document_version");--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "positions_search" ON "positions" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "haystack";--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "ngrams";--> statement-breakpoint
ALTER TABLE "positions" DROP COLUMN "haystack";--> statement-breakpoint
ALTER TABLE "positions" DROP COLUMN "ngrams";