CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"site_id" integer NOT NULL,
	"host" text NOT NULL,
	"list" text NOT NULL,
	"filter" jsonb NOT NULL,
	"key" text NOT NULL,
	"label" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"counted_until" timestamp with time zone NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"hits_at" timestamp with time zone,
	CONSTRAINT "saved_searches_once" UNIQUE("student_id","site_id","key")
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_counted" ON "saved_searches" USING btree ("counted_until");