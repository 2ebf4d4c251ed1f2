ALTER TABLE "invitations" RENAME TO "talks";--> statement-breakpoint
ALTER SEQUENCE "invitations_id_seq" RENAME TO "talks_id_seq";--> statement-breakpoint
ALTER TABLE "talks" RENAME CONSTRAINT "invitations_pkey" TO "talks_pkey";--> statement-breakpoint
ALTER TABLE "talks" RENAME CONSTRAINT "invitations_site_id_sites_id_fk" TO "talks_site_id_sites_id_fk";--> statement-breakpoint
ALTER TABLE "talks" RENAME CONSTRAINT "invitations_fair_id_fairs_id_fk" TO "talks_fair_id_fairs_id_fk";--> statement-breakpoint
ALTER TABLE "talks" RENAME CONSTRAINT "invitations_company_id_companies_id_fk" TO "talks_company_id_companies_id_fk";--> statement-breakpoint
ALTER INDEX "invitations_by_date" RENAME TO "talks_by_date";--> statement-breakpoint
ALTER INDEX "invitations_of_fair" RENAME TO "talks_of_fair";
