CREATE TABLE "practice_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"practice_id" integer NOT NULL,
	"number" integer NOT NULL,
	"take" text NOT NULL,
	"media_type" text NOT NULL,
	"start" integer NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_parts_practiceId_number_take_start_unique" UNIQUE("practice_id","number","take","start")
);
--> statement-breakpoint
ALTER TABLE "practice_answers" ADD COLUMN "take" text;--> statement-breakpoint
ALTER TABLE "practice_answers" ADD COLUMN "media_type" text;--> statement-breakpoint
ALTER TABLE "practice_answers" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "practice_answers" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "mode" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_parts" ADD CONSTRAINT "practice_parts_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_parts_created_at_index" ON "practice_parts" USING btree ("created_at");