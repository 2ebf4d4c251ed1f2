import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../contract/call.ts'
import * as calls from '../../contract/calls/desk.ts'
import type { OfferTerms } from '../../contract/offer.ts'
import {
  type DeliveryStatus,
  type DeskTab,
  deliverySteps,
  deskTabNames,
  deskTabs,
} from '../../contract/rules/delivery-steps.ts'
import { addressOf, request } from './client.ts'
import { lively, pageOf } from './content.ts'
import { queryClient } from './query-client.ts'

const getDeskDeliveries = request(calls.getDeskDeliveries)
const openDelivery = request(calls.openDelivery)
const stepDeskDeliveries = request(calls.stepDeskDeliveries)
const undoDeskSteps = request(calls.undoDeskSteps)

export type DeskPositions = Answer<typeof calls.getDeskPositions>
export type DeskPage = Answer<typeof calls.getDeskDeliveries>
export type OpenedDelivery = Answer<typeof calls.openDelivery>

type Moved = Answer<typeof calls.stepDeskDeliveries>['list']

export interface DeskOrder {
  readonly ids: readonly string[]
  readonly step: 'like' | 'offer' | 'revise' | 'reject'
  readonly note: string
  readonly offer: OfferTerms | null
}

export const DESK_SIZE = 20

/** Where the desk cannot be told what students do meanwhile, it shows within so many milliseconds. */
const FOLLOWED_EVERY = 20_000
export const followed = { ...lively, refetchInterval: FOLLOWED_EVERY } as const

const LISTS = ['desk', 'deliveries']
const ONE = ['desk', 'delivery']
const POSITIONS = ['desk', 'positions']

/** What an employer's list shows: of one position, '' for all, a tab of it, and of that what is searched for. */
export interface DeskListing {
  readonly position: string
  readonly tab: DeskTab
  readonly keyword: string
  readonly page: number
}

/** As the calls have it. */
export const filterOf = ({ position, tab, keyword }: Omit<DeskListing, 'page'>) => ({
  status: tab,
  ...(position !== '' && { position_id: position }),
  ...(keyword !== '' && { keyword }),
})

/** A page of what an employer got. Another page stays in its place until it is there, one of another position does not. */
export const deskDeliveriesQuery = ({ position, tab, keyword, page }: DeskListing) =>
  queryOptions({
    queryKey: [...LISTS, position, tab, keyword, page],
    queryFn: ({ signal }) =>
      getDeskDeliveries({ ...filterOf({ position, tab, keyword }), ...pageOf(page, DESK_SIZE) }, signal),
    placeholderData: (previous: DeskPage | undefined, query) =>
      query?.queryKey[LISTS.length] === position ? previous : undefined,
    ...followed,
  })

/** Opens a delivery, which counts as viewed from then on, with all that was sent. */
export const openedQuery = (id: string) =>
  queryOptions({
    queryKey: [...ONE, id],
    async queryFn({ signal }) {
      const opened = await openDelivery({ id }, signal)
      standAs([opened])
      return opened
    },
    ...followed,
  })

/** Where a file that was sent is. */
export const deskFileAddress = (id: string, file: 'attachment' | 'photo'): string =>
  addressOf(calls.getDeskFile, { id, file })

/** Where an attachment that is a PDF is shown. */
export const shownAttachmentAddress = (id: string): string =>
  addressOf(calls.getDeskFile, { id, file: 'attachment', shown: '1' })

/** Where the attachments of several are as one file. */
export const attachmentsAddress = (ids: readonly string[]): string =>
  addressOf(calls.getDeskAttachments, { ids: ids.join(',') })

/** Opens several, each of which counts as viewed from then on; rejects with a CallFailure. */
export const openSeveral = (ids: readonly string[]): Promise<OpenedDelivery[]> =>
  Promise.all(ids.map((id) => queryClient.fetchQuery({ ...openedQuery(id), staleTime: 0 })))

/** Takes a step of deliveries; rejects with a CallFailure. */
export const takeDeskStep = ({ ids, step, note, offer }: DeskOrder): Promise<Moved> =>
  move(ids, async () => (await stepDeskDeliveries({ ids: [...ids], step, note, ...(offer && { offer }) })).list)

/** Takes the last step of each back; rejects with a CallFailure. */
export const undoDeskStep = (ids: readonly string[]): Promise<Moved> =>
  move(ids, async () => (await undoDeskSteps({ ids: [...ids] })).list)

/** All that is shown of the desk is read anew, at once, so that lists and what counts them agree. */
export const readAllAnew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['desk'] })

/** Whatever is shown of a delivery is read anew. */
export function readDeskAnew(id: string): void {
  for (const queryKey of [LISTS, [...ONE, id], POSITIONS]) void queryClient.invalidateQueries({ queryKey })
}

async function move(ids: readonly string[], call: () => Promise<Moved>): Promise<Moved> {
  let moved: Moved = []
  try {
    moved = await call()
    standAs(moved)
    return moved
  } finally {
    for (const id of ids) void queryClient.invalidateQueries({ queryKey: [...ONE, id] })
    // Somebody else was faster, or the answer is lost.
    if (moved.length < ids.length || moved.some(({ is_moved }) => !is_moved)) readListsAnew()
  }
}

/** Lists with the numbers beside them. */
function readListsAnew(): void {
  for (const queryKey of [LISTS, POSITIONS]) void queryClient.invalidateQueries({ queryKey })
}

type Standing = Pick<Moved[number], 'id' | 'status' | 'undo_rest'>

/** What has moved shows so wherever it stands, and stays there, so that nothing jumps under whoever reads on. */
function standAs(moved: readonly Standing[]): void {
  const ofId = new Map(moved.map((one) => [one.id, one]))
  const pages = queryClient.getQueriesData<DeskPage>({ queryKey: LISTS }).flatMap(([, page]) => page?.list ?? [])
  const former = new Map(pages.map((one) => [one.id, one]))
  const patch = <D extends Standing>(one: D): D => {
    const now = ofId.get(one.id)
    return now ? { ...one, status: now.status, undo_rest: now.undo_rest } : one
  }
  queryClient.setQueriesData<DeskPage>({ queryKey: LISTS }, (page) => page && patched(page, patch))
  for (const { id } of moved)
    queryClient.setQueryData<OpenedDelivery>([...ONE, id], (opened) => opened && patch(opened))
  // The numbers beside the positions count what the list shows, and nothing that has come since.
  queryClient.setQueryData<DeskPositions>(POSITIONS, (had) => {
    const recount = (position: DeskPositions['list'][number]) =>
      moved.reduce((one, { id, status }) => recounted(one, former.get(id), status), position)
    return had && { ...had, list: had.list.map(recount) }
  })
  // A list that is on its way may be of before; one that nobody looks at is read anew as soon as somebody does.
  const isUnknown = queryClient.isFetching({ queryKey: LISTS }) > 0 || moved.some(({ id }) => !former.has(id))
  if (isUnknown) readListsAnew()
  else for (const queryKey of [LISTS, POSITIONS]) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** A position's numbers once a delivery stands otherwise. */
function recounted(
  position: DeskPositions['list'][number],
  from: calls.DeskDelivery | undefined,
  to: DeliveryStatus,
): DeskPositions['list'][number] {
  if (from?.position.id !== position.id) return position
  const change = (statuses: readonly DeliveryStatus[]) =>
    Number(statuses.includes(to)) - Number(statuses.includes(from.status))
  return {
    ...position,
    unread: position.unread + change(['submitted']),
    undecided: position.undecided + change(deliverySteps.close.from),
  }
}

function patched(page: DeskPage, patch: <D extends Standing>(one: D) => D): DeskPage {
  const list = page.list.map(patch)
  const changes = page.list.flatMap(({ status }, at) =>
    list[at]?.status === status ? [] : [[status, list[at]!.status]],
  )
  if (changes.length === 0) return { ...page, list }
  const isIn = (tab: DeskTab, status: DeliveryStatus | undefined) =>
    (deskTabs[tab] as readonly (DeliveryStatus | undefined)[]).includes(status)
  const counted = (tab: DeskTab) =>
    changes.reduce((sum, [from, to]) => sum - Number(isIn(tab, from)) + Number(isIn(tab, to)), page.counts[tab])
  const counts = Object.fromEntries(deskTabNames.map((tab) => [tab, counted(tab)])) as DeskPage['counts']
  return { ...page, list, counts }
}
