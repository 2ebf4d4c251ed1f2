import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { identityCookies, type LoginType } from '../../contract/rules/storage.ts'
import * as m from '../../messages/compiled/messages.js'
import { TransferPage } from '../features/login/transfer/TransferPage.tsx'
import { useOwnActor } from '../shared/actors/useOwnActor.ts'

interface TransferSearch {
  readonly user_id?: string
  readonly com_key_user?: string
  readonly login_type?: string
  readonly ticket?: string
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

export const Route = createFileRoute('/transferPage')({
  staticData: { title: m.pages_transfer },
  validateSearch: (search): TransferSearch =>
    Object.fromEntries(
      ['user_id', 'com_key_user', 'login_type', 'ticket'].flatMap((name) => {
        const value = textOf(search[name])
        return value === undefined ? [] : [[name, value]]
      }),
    ),
  loader: ({ context }) => context.flows.transfer(),
  component: Transfer,
})

const loginTypeOf = (text: string | undefined): LoginType | null =>
  text !== undefined && Object.hasOwn(identityCookies, text) ? (text as LoginType) : null

const stay = () => {}

/** Another ticket in the same tab is another arrival. */
function Transfer() {
  const search = Route.useSearch()
  return <Arrival key={JSON.stringify(search)} {...search} />
}

function Arrival({ user_id, com_key_user, login_type, ticket = '' }: TransferSearch) {
  const logic = Route.useLoaderData()
  const navigate = useNavigate()
  const userId = com_key_user ?? user_id ?? ''
  const actor = useOwnActor(
    () => logic,
    () => ({ loginType: loginTypeOf(login_type), userId, ticket }),
    stay,
  )
  return <TransferPage actor={actor} onHome={() => void navigate({ to: '/' })} />
}
