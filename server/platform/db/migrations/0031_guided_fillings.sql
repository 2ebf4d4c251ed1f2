CREATE TABLE "guided_fillings" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"conversation" jsonb NOT NULL,
	"last" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guided_fillings" ADD CONSTRAINT "guided_fillings_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;