CREATE TABLE "model_lines" (
	"student_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_lines_student_id_text_pk" PRIMARY KEY("student_id","text")
);
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "agreed_to_model_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "model_lines" ADD CONSTRAINT "model_lines_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;