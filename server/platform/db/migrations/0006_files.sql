CREATE TABLE "file_stores" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "file_stores_one_row" CHECK ("file_stores"."is_only")
);
