ALTER TABLE "employers" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "site_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "known_browsers_seen_at_index" ON "known_browsers" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
UPDATE "employers" SET "is_demo" = true WHERE "password_hash" = '$argon2id$v=19$m=19456,t=2,p=1$KAdzJGLN3+w/0RdAt0lQqg$WvE5Yktu/jRM9OT9QribP7E6Exl+iGtQGBDVPG9GoCY';--> statement-breakpoint
UPDATE "staff" SET "is_demo" = true WHERE "password_hash" = '$argon2id$v=19$m=19456,t=2,p=1$KAdzJGLN3+w/0RdAt0lQqg$WvE5Yktu/jRM9OT9QribP7E6Exl+iGtQGBDVPG9GoCY';--> statement-breakpoint
-- A demonstration seeded all of its people at once: where its staff are, its phones are its own, whatever became of their passwords.
UPDATE "employers" SET "is_demo" = true WHERE "phone" BETWEEN '13900000001' AND '13900000060' AND length("phone") = 11 AND EXISTS (SELECT 1 FROM "staff" WHERE "staff"."is_demo");--> statement-breakpoint
UPDATE "students" SET "is_demo" = true WHERE (("phone" BETWEEN '13800000001' AND '13800000040' AND length("phone") = 11) OR ("phone" BETWEEN '886912345601' AND '886912345605' AND length("phone") = 12)) AND "school" IN ('江临大学', '濱海科技大學') AND EXISTS (SELECT 1 FROM "staff" WHERE "staff"."is_demo");--> statement-breakpoint
UPDATE "sessions" SET "is_demo" = true WHERE "student_id" IN (SELECT "id" FROM "students" WHERE "is_demo") OR "employer_id" IN (SELECT "id" FROM "employers" WHERE "is_demo") OR "staff_id" IN (SELECT "id" FROM "staff" WHERE "is_demo");
