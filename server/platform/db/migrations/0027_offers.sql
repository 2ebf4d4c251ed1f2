ALTER TABLE "delivery_events" ADD COLUMN "offer" jsonb;
