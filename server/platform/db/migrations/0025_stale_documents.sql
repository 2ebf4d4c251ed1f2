-- Whoever changes what a document is made of, the server then writes it anew: see `content/documents.ts`.
CREATE FUNCTION "forget_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.document_version := 0;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_documents_of_positions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE positions SET document_version = 0 WHERE company_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "positions_forget_document"
  BEFORE UPDATE OF "company_id", "title", "category", "city", "industry", "period", "education", "graduation_year", "skills", "welfare", "description", "requirement" ON "positions"
  FOR EACH ROW WHEN (NEW.document IS NOT DISTINCT FROM OLD.document AND
    (NEW.company_id, NEW.title, NEW.category, NEW.city, NEW.industry, NEW.period, NEW.education, NEW.graduation_year, NEW.skills, NEW.welfare, NEW.description, NEW.requirement)
    IS DISTINCT FROM
    (OLD.company_id, OLD.title, OLD.category, OLD.city, OLD.industry, OLD.period, OLD.education, OLD.graduation_year, OLD.skills, OLD.welfare, OLD.description, OLD.requirement))
  EXECUTE FUNCTION "forget_document"();--> statement-breakpoint
CREATE TRIGGER "companies_forget_document"
  BEFORE UPDATE OF "name", "full_name", "industry", "second_industry", "city", "stage", "intro" ON "companies"
  FOR EACH ROW WHEN (NEW.document IS NOT DISTINCT FROM OLD.document AND
    (NEW.name, NEW.full_name, NEW.industry, NEW.second_industry, NEW.city, NEW.stage, NEW.intro)
    IS DISTINCT FROM
    (OLD.name, OLD.full_name, OLD.industry, OLD.second_industry, OLD.city, OLD.stage, OLD.intro))
  EXECUTE FUNCTION "forget_document"();--> statement-breakpoint
CREATE TRIGGER "companies_forget_documents_of_positions"
  AFTER UPDATE OF "name", "full_name", "second_industry", "stage" ON "companies"
  FOR EACH ROW WHEN ((NEW.name, NEW.full_name, NEW.second_industry, NEW.stage) IS DISTINCT FROM (OLD.name, OLD.full_name, OLD.second_industry, OLD.stage))
  EXECUTE FUNCTION "forget_documents_of_positions"();
