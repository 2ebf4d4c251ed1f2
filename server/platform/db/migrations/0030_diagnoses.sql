CREATE TABLE "diagnoses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diagnoses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"status" text NOT NULL,
	"stage" text,
	"target" jsonb,
	"report" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "diagnoses" ADD CONSTRAINT "diagnoses_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diagnoses_student_id_index" ON "diagnoses" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "diagnoses_status_index" ON "diagnoses" USING btree ("status") WHERE "diagnoses"."status" in ('queued', 'running');--> statement-breakpoint
ALTER TABLE "resumes" DROP COLUMN "is_diagnosed";