CREATE TABLE "booths" (
	"fair_id" integer NOT NULL,
	"no" text NOT NULL,
	"hall" text NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"w" real NOT NULL,
	"h" real NOT NULL,
	"status" text NOT NULL,
	"company_id" integer,
	CONSTRAINT "booths_fair_id_no_pk" PRIMARY KEY("fair_id","no"),
	CONSTRAINT "booths_company" UNIQUE("fair_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "columns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "columns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "columns_place" UNIQUE("site_id","place")
);
--> statement-breakpoint
CREATE TABLE "fair_companies" (
	"fair_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	CONSTRAINT "fair_companies_fair_id_company_id_pk" PRIMARY KEY("fair_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "fairs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"title" text NOT NULL,
	"thumbnail_url" text NOT NULL,
	"mode" text NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"organiser" text NOT NULL,
	"undertaker" text DEFAULT '' NOT NULL,
	"intro" text NOT NULL,
	"plan" text NOT NULL,
	"plan_image" text DEFAULT '' NOT NULL,
	"halls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"visitor_count" integer DEFAULT 0 NOT NULL,
	"delivery_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"fair_id" integer,
	"company_id" integer,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"column_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"video_url" text DEFAULT '' NOT NULL,
	"captions_url" text DEFAULT '' NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"icon" text NOT NULL,
	"thumbnail_url" text DEFAULT '' NOT NULL,
	"domain" text DEFAULT '' NOT NULL,
	"disciplines" text[] DEFAULT '{}' NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "departments_place" UNIQUE("site_id","place")
);
--> statement-breakpoint
CREATE TABLE "home_companies" (
	"site_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "home_companies_site_id_kind_company_id_pk" PRIMARY KEY("site_id","kind","company_id")
);
--> statement-breakpoint
CREATE TABLE "homes" (
	"site_id" integer PRIMARY KEY NOT NULL,
	"head_img_url" text DEFAULT '' NOT NULL,
	"head_colour" text NOT NULL,
	"statistics" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"hot_categories" jsonb NOT NULL,
	"banners" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"show_all" boolean DEFAULT true NOT NULL,
	"about_us" text DEFAULT '' NOT NULL,
	"hot_searches" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "majors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "majors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"department_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"discipline" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "majors_place" UNIQUE("department_id","place")
);
--> statement-breakpoint
CREATE TABLE "zone_companies" (
	"zone_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	CONSTRAINT "zone_companies_zone_id_company_id_pk" PRIMARY KEY("zone_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "zone_positions" (
	"zone_id" integer NOT NULL,
	"position_id" integer NOT NULL,
	CONSTRAINT "zone_positions_zone_id_position_id_pk" PRIMARY KEY("zone_id","position_id")
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"icon" text NOT NULL,
	"title" jsonb NOT NULL,
	"hint" jsonb NOT NULL,
	"config_type" integer NOT NULL,
	"config_content" text DEFAULT '' NOT NULL,
	"web_domain" text DEFAULT '' NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "zones_place" UNIQUE("site_id","kind","place")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"student_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_student_id_kind_target_id_pk" PRIMARY KEY("student_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"full_name" text NOT NULL,
	"logo_url" text DEFAULT '' NOT NULL,
	"industry" text NOT NULL,
	"second_industry" text NOT NULL,
	"size" text NOT NULL,
	"city" text NOT NULL,
	"stage" text DEFAULT '' NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"address" text NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"intro" text NOT NULL,
	"welfare" text[] DEFAULT '{}' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"open_positions" integer DEFAULT 0 NOT NULL,
	"haystack" text NOT NULL,
	"ngrams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "positions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"discipline" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"address_note" text DEFAULT '' NOT NULL,
	"education" text NOT NULL,
	"period" text NOT NULL,
	"graduation_year" integer DEFAULT 0 NOT NULL,
	"intern_months" integer DEFAULT 0 NOT NULL,
	"salary_min" integer NOT NULL,
	"salary_max" integer NOT NULL,
	"salary_unit" text NOT NULL,
	"salary_months" integer DEFAULT 0 NOT NULL,
	"monthly_top" integer NOT NULL,
	"headcount" integer DEFAULT 1 NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"welfare" text[] DEFAULT '{}' NOT NULL,
	"description" text NOT NULL,
	"requirement" text NOT NULL,
	"process" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"industry" text NOT NULL,
	"company_size" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"haystack" text NOT NULL,
	"ngrams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"label" jsonb NOT NULL,
	"parent" text DEFAULT '' NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "terms_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
ALTER TABLE "booths" ADD CONSTRAINT "booths_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booths" ADD CONSTRAINT "booths_fair_id_company_id_fair_companies_fair_id_company_id_fk" FOREIGN KEY ("fair_id","company_id") REFERENCES "public"."fair_companies"("fair_id","company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "columns" ADD CONSTRAINT "columns_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_companies" ADD CONSTRAINT "fair_companies_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_companies" ADD CONSTRAINT "fair_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fairs" ADD CONSTRAINT "fairs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_column_id_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."columns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_companies" ADD CONSTRAINT "home_companies_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_companies" ADD CONSTRAINT "home_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "majors" ADD CONSTRAINT "majors_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_companies" ADD CONSTRAINT "zone_companies_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_companies" ADD CONSTRAINT "zone_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_positions" ADD CONSTRAINT "zone_positions_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_positions" ADD CONSTRAINT "zone_positions_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zones" ADD CONSTRAINT "zones_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fair_companies_company_id_index" ON "fair_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "fairs_by_date" ON "fairs" USING btree ("site_id","starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invitations_by_date" ON "invitations" USING btree ("site_id","starts_at");--> statement-breakpoint
CREATE INDEX "invitations_of_fair" ON "invitations" USING btree ("fair_id","starts_at");--> statement-breakpoint
CREATE INDEX "media_by_date" ON "media" USING btree ("site_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_of_column" ON "media" USING btree ("column_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "zone_companies_company_id_index" ON "zone_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "zone_positions_position_id_index" ON "zone_positions" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "collections_by_date" ON "collections" USING btree ("student_id","kind","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "companies_by_openings" ON "companies" USING btree ("open_positions" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "companies_by_industry" ON "companies" USING btree ("industry","open_positions" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "companies_by_city" ON "companies" USING btree ("city","open_positions" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "companies_search" ON "companies" USING gin ("ngrams");--> statement-breakpoint
CREATE INDEX "positions_by_relevance" ON "positions" USING btree ("is_urgent" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "positions_by_date" ON "positions" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "positions_by_salary" ON "positions" USING btree ("monthly_top" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "positions_by_category" ON "positions" USING btree ("category","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "positions_by_discipline" ON "positions" USING btree ("discipline","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "positions_by_city" ON "positions" USING btree ("city","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "positions_by_industry" ON "positions" USING btree ("industry","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "positions_by_company" ON "positions" USING btree ("company_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "positions_search" ON "positions" USING gin ("ngrams");