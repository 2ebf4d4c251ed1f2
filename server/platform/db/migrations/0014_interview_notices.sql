ALTER TABLE "notices" ADD COLUMN "interview" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "invitation_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_of_invitation" ON "outbox" USING btree ("invitation_id");