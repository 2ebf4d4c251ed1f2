CREATE TABLE "notice_settings" (
	"student_id" integer PRIMARY KEY NOT NULL,
	"text_messages" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"once" text NOT NULL,
	"student_id" integer NOT NULL,
	"kind" text NOT NULL,
	"delivery_id" integer,
	"search" jsonb,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_once_unique" UNIQUE("once")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"once" text NOT NULL,
	"channel" text NOT NULL,
	"student_id" integer NOT NULL,
	"kind" text NOT NULL,
	"delivery_id" integer,
	"search" jsonb,
	"due_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"handed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "outbox_once_unique" UNIQUE("once")
);
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_by_date" ON "notices" USING btree ("student_id","at","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("student_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_of_delivery" ON "notices" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."done_at" is null and "outbox"."voided_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_of_student" ON "outbox" USING btree ("student_id","channel","due_at");--> statement-breakpoint
CREATE INDEX "outbox_of_delivery" ON "outbox" USING btree ("delivery_id");