import type { SearchActions } from '../../../shared/actors/search.types.ts'
import type { DepartmentActions } from './sections/Departments.tsx'

export interface BrandedHomeActions extends DepartmentActions, SearchActions {
  /** Shows the picture about this job fair. */
  onAbout(): void
}
