DROP INDEX "companies_search";--> statement-breakpoint
DROP INDEX "positions_search";--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("ngrams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "positions_search" ON "positions" USING gin ("ngrams") WITH (fastupdate=false);