import { type ExampleSection, exampleSections } from '../../../../../contract/calls/resume.ts'
import type { ResumeDesk } from '../../../../shared/actors/resume-desk.ts'
import type { FormName } from '../specs.ts'

/** Where the examples of a section come from. */
export interface ExamplesSource {
  readonly desk: Pick<ResumeDesk, 'examples' | 'content'>
  readonly section: ExampleSection
}

/** Undefined for a form that has none. */
export function examplesFor(desk: ExamplesSource['desk'], form: FormName | 'summary'): ExamplesSource | undefined {
  const section = exampleSections.find((name) => name === form)
  return section && { desk, section }
}

/** What the student studies, as he wrote it: of his latest school that names it; '' where none does. */
export const fieldOfStudy = ({ desk }: ExamplesSource): string =>
  desk
    .content()
    ?.education.map(({ major }) => major.trim())
    .find((major) => major !== '') ?? ''
