import { useOwnActor } from '../../../../shared/actors/useOwnActor.ts'
import { ExamplesDisclosure, type ExamplesDisclosureProps } from './ExamplesDisclosure.tsx'
import { type ExamplesSource, fieldOfStudy } from './source.ts'

export interface FieldExamplesProps extends Omit<ExamplesDisclosureProps, 'actor' | 'fieldOfStudy'> {
  readonly source: ExamplesSource
}

const stay = () => {}

/** Good examples for a field, as long as that is shown. */
export function FieldExamples({ source, ...props }: FieldExamplesProps) {
  const actor = useOwnActor(
    () => source.desk.examples,
    () => ({ section: source.section }),
    stay,
  )
  return <ExamplesDisclosure {...props} actor={actor} fieldOfStudy={() => fieldOfStudy(source)} />
}
