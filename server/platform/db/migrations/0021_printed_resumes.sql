-- Of a resume that was sent stays what its pages show: `printedOf` in contract/rules/printed-resume.ts.
UPDATE "resume_files" SET "deleted_at" = now() WHERE "purpose" = 'delivered' AND "deleted_at" IS NULL AND "id" IN (
  SELECT "resume" -> 'basic' ->> 'photo' FROM "deliveries" WHERE NOT "resume" -> 'layout' -> 'shows' ? 'photo'
);--> statement-breakpoint
UPDATE "deliveries" SET "resume" = "resume" || jsonb_build_object(
  'wish', '{"industries": [], "company_kinds": [], "note": ""}'::jsonb,
  'basic', "resume" -> 'basic' || jsonb_build_object('title', '')
    || CASE WHEN "resume" -> 'layout' -> 'shows' ? 'photo' THEN '{}' ELSE '{"photo": ""}'::jsonb END
    || CASE WHEN "resume" -> 'layout' -> 'shows' ? 'political' THEN '{}' ELSE '{"political": ""}'::jsonb END
    || CASE WHEN "resume" -> 'layout' -> 'shows' ? 'age' THEN '{}' ELSE '{"sex": "", "birth": ""}'::jsonb END
) WHERE "resume" IS NOT NULL;--> statement-breakpoint
-- Of a birth, the year that makes the student as old on the day of the sending.
UPDATE "deliveries" SET "resume" = jsonb_set("resume", '{basic,birth}', to_jsonb(
  CASE WHEN "aged"."year" < left("aged"."today", 4)::int THEN "aged"."year"::text ELSE '' END
)) FROM (
  SELECT "id", "today", left("birth", 4)::int
    + CASE WHEN substr("birth", 5) COLLATE "C" <= substr("today", 5, length("birth") - 4) THEN 0 ELSE 1 END AS "year"
  FROM (
    SELECT "id", "resume" -> 'basic' ->> 'birth' AS "birth",
      to_char("delivered_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "today"
    FROM "deliveries"
  ) AS "born" WHERE "birth" <> ''
) AS "aged" WHERE "aged"."id" = "deliveries"."id";--> statement-breakpoint
-- Of other dates, the month.
UPDATE "deliveries" SET "resume" = "resume" || (
  SELECT jsonb_object_agg("part", coalesce((
    SELECT jsonb_agg("entry" || (
      SELECT coalesce(jsonb_object_agg("field", left("entry" ->> "field", 7)), '{}')
      FROM unnest(ARRAY['start', 'end', 'date']) AS "field" WHERE "entry" ? "field"
    ) ORDER BY "at")
    FROM jsonb_array_elements("resume" -> "part") WITH ORDINALITY AS "entries" ("entry", "at")
  ), '[]'))
  FROM unnest(ARRAY['education', 'work', 'project', 'posts', 'certificates', 'awards']) AS "part"
) WHERE "resume" IS NOT NULL;
