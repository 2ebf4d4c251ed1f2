CREATE TABLE "employers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"password_hash" text,
	"registered_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employers_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"login_type" text NOT NULL,
	"user_id" integer NOT NULL,
	"browser_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_login_type_user_id_browser_hash_pk" PRIMARY KEY("login_type","user_id","browser_hash")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"login_type" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" text DEFAULT '' NOT NULL,
	"school" text DEFAULT '' NOT NULL,
	"strategy" text DEFAULT '' NOT NULL,
	"faculty" text DEFAULT '' NOT NULL,
	"channel_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_username" UNIQUE("login_type","username")
);
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "student_id" DROP NOT NULL;--> statement-breakpoint
-- Whoever is logged in already is a student.
ALTER TABLE "sessions" ADD COLUMN "login_type" text DEFAULT 'student' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "login_type" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "employer_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "settings" jsonb DEFAULT '{"domain_config":{"use_bg_image":0,"bg_image":"","title":"","subtitle":"","channel_type":""},"is_hide_logo":0,"statistics":{"students":500000,"companies":20000,"universities":1000}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_employer_id_index" ON "sessions" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "sessions_staff_id_index" ON "sessions" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_one_identity" CHECK (num_nonnulls("sessions"."student_id", "sessions"."employer_id", "sessions"."staff_id") = 1
        and case "sessions"."login_type"
          when 'student' then "sessions"."student_id" is not null
          when 'company' then "sessions"."employer_id" is not null
          else "sessions"."staff_id" is not null
        end);--> statement-breakpoint
-- What every site's information says from now on, where it does not yet.
UPDATE "sites" SET "info" = '{"support":{"consultation":"","wechat":"","email":"","telephone":""},"jump_page":"/m/","employer_main":{"test":"","production":""},"transfer_login":"","analytics":""}'::jsonb
  || "info"
  || jsonb_build_object('captcha', '{"script":""}'::jsonb || coalesce("info"->'captcha', '{}'::jsonb));
