ALTER TABLE "invitations" ADD COLUMN "interviewer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "contact_phone" text DEFAULT '' NOT NULL;
