-- A sketch that was the same for every fair is drawn no more; a fair that had it has no plan.
UPDATE "fairs" SET "plan" = 'none', "plan_image" = '' WHERE "plan_image" = 'drawn';
