CREATE TABLE "practice_answers" (
	"practice_id" integer NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practice_answers_practice_id_number_pk" PRIMARY KEY("practice_id","number")
);
--> statement-breakpoint
CREATE TABLE "practices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"position" text NOT NULL,
	"occupation" text NOT NULL,
	"type" text NOT NULL,
	"difficulty" text NOT NULL,
	"language" text NOT NULL,
	"questions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "practice_answers" ADD CONSTRAINT "practice_answers_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practices_student_id_index" ON "practices" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "practices_created_at_index" ON "practices" USING btree ("created_at");