ALTER TABLE "practices" ADD COLUMN "delivery_id" integer;--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "retry_of" integer;--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "retry_number" integer;--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practices" ADD CONSTRAINT "practices_retry_of_practices_id_fk" FOREIGN KEY ("retry_of") REFERENCES "public"."practices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practices_retry_of_index" ON "practices" USING btree ("retry_of");