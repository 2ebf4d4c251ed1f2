DROP INDEX "deliveries_of_position";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "searched" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- As `searchedOf` in server/delivery/searched.ts.
UPDATE "deliveries" SET "searched" = concat_ws(E'\n',
  coalesce("resume" -> 'basic' ->> 'name', "students"."name"),
  coalesce("resume" -> 'education' -> 0 ->> 'school', "students"."school"),
  coalesce("resume" -> 'education' -> 0 ->> 'major', "students"."major")
) FROM "students" WHERE "students"."id" = "deliveries"."student_id";--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "searched" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "deliveries_of_position" ON "deliveries" USING btree ("position_id","status","delivered_at","id","searched");