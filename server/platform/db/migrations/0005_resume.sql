CREATE TABLE "resume_entries" (
	"student_id" integer NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"ordered_in" integer DEFAULT 0 NOT NULL,
	"content" jsonb,
	"version" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "resume_entries_student_id_id_pk" PRIMARY KEY("student_id","id")
);
--> statement-breakpoint
CREATE TABLE "resume_files" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "resume_sections" (
	"student_id" integer NOT NULL,
	"section" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "resume_sections_student_id_section_pk" PRIMARY KEY("student_id","section")
);
--> statement-breakpoint
ALTER TABLE "resumes" ALTER COLUMN "name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "resumes" ALTER COLUMN "sex" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_entries" ADD CONSTRAINT "resume_entries_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_sections" ADD CONSTRAINT "resume_sections_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_entries_deleted_at_index" ON "resume_entries" USING btree ("deleted_at") WHERE "resume_entries"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "resume_files_student_id_index" ON "resume_files" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "resume_files_deleted_at_index" ON "resume_files" USING btree ("deleted_at") WHERE "resume_files"."deleted_at" is not null;--> statement-breakpoint
-- What was known of a resume before it could be written: whose it is. Nothing of it has changed, so that its version is 0.
INSERT INTO "resume_sections" ("student_id", "section", "content", "version") SELECT "student_id", 'basic', jsonb_build_object('value', jsonb_build_object('title', '', 'name', left("name", 40), 'sex', "sex", 'birth', '', 'phone', '', 'email', '', 'city', '', 'political', '', 'hometown', '', 'photo', '')), 0 FROM "resumes";
