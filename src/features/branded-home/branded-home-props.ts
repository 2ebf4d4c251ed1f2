import type { SearchActions } from '../../entities/search/search.types.ts'
import type { DepartmentActions } from './sections/Departments.tsx'

export interface BrandedHomeActions extends DepartmentActions, SearchActions {
  /** Shows the picture about this job fair. */
  onAbout(): void
}
