ALTER TABLE "deliveries" ADD COLUMN "emptied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "digest" text;--> statement-breakpoint
-- What came before contents were compared is the same as itself alone.
UPDATE "resume_files" SET "digest" = "id";--> statement-breakpoint
ALTER TABLE "resume_files" ALTER COLUMN "digest" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "uploads_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "uploaded_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "deliveries_of_attachment" ON "deliveries" USING btree ("attachment_id");--> statement-breakpoint
CREATE INDEX "deliveries_of_photo" ON "deliveries" USING btree (("resume" -> 'basic' ->> 'photo'));