CREATE TABLE "resume_taken_out" (
	"student_id" integer NOT NULL,
	"section" text NOT NULL,
	"id" text NOT NULL,
	"content" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resume_taken_out_student_id_section_id_pk" PRIMARY KEY("student_id","section","id")
);
--> statement-breakpoint
ALTER TABLE "resume_taken_out" ADD CONSTRAINT "resume_taken_out_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_taken_out_deleted_at_index" ON "resume_taken_out" USING btree ("deleted_at");