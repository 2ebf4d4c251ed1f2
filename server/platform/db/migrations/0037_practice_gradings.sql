ALTER TABLE "practices" ADD COLUMN "grading" text;--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "grading_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "agreed_to_grading_at" timestamp with time zone;--> statement-breakpoint
-- What rules and models find has another shape: it is found anew.
UPDATE "practices" SET "evaluation" = NULL;
