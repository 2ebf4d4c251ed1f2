import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type AgreementKind, agreementKinds } from '../../contract/content.ts'
import * as m from '../../messages/compiled/messages.js'
import AgreementPage from '../features/media/agreement/AgreementPage.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { choiceIn } from './-search.ts'

interface AgreementSearch {
  readonly kind?: AgreementKind | undefined
}

export const Route = createFileRoute('/agreement')({
  staticData: { title: m.pages_agreement_user },
  validateSearch: ({ kind }: Record<string, unknown>): AgreementSearch => ({ kind: choiceIn(kind, agreementKinds) }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { kind = 'user' } }) => ({
    title: (await import('../features/media/agreement/titles.ts')).agreementTitles[kind],
  }),
  component: Page,
})

function Page() {
  const { kind = 'user' } = Route.useSearch()
  const { site } = useActors()
  const info = useSelector(site, (snapshot) => snapshot.context.site)
  return info && <AgreementPage key={kind} site={info} kind={kind} />
}
