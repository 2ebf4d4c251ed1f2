import { useSyncExternalStore } from 'react'
import { type DeskTab, deskTabNames } from '../../contract/rules/delivery-steps.ts'
import { openHistory, pages } from '../browser/page/pages.ts'
import type { DeskPlace } from '../features/employer-office/desk/desk-props.ts'
import { hearOfLayers } from '../ui/dialog/useLayer.ts'

const names = { position: 'position', tab: 'status', keyword: 'keyword', page: 'page', delivery: 'delivery' } as const
const start: DeskPlace = { position: '', tab: 'all', keyword: '', page: 1, delivery: '' }

const searchOf = (hash: string) => new URLSearchParams(hash.split('?')[1])

const isTab = (text: string): text is DeskTab => deskTabNames.some((tab) => tab === text)
const idOf = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? text : '')

/** What an address means; a wrong value is left out. */
export function placeOf(hash: string): DeskPlace {
  const search = searchOf(hash)
  const tab = search.get(names.tab) ?? ''
  const page = search.get(names.page) ?? ''
  return {
    position: idOf(search.get(names.position)),
    tab: isTab(tab) ? tab : start.tab,
    keyword: (search.get(names.keyword) ?? '').slice(0, 60),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : start.page,
    delivery: idOf(search.get(names.delivery)),
  }
}

/** The address of a place, without what every visit begins with. */
export function addressOfPlace(place: DeskPlace): string {
  const entries = Object.entries(names) as [keyof DeskPlace, string][]
  const told = entries.filter(([field]) => place[field] !== start[field])
  const search = new URLSearchParams(told.map(([field, name]) => [name, String(place[field])]))
  return told.length === 0 ? '#/' : `#/?${search}`
}

/** Whether the desk was opened by a registration (EMP-4). */
export const isAfterRegistration = (): boolean => searchOf(location.hash).get('isregu') === 'true'

let place = placeOf(location.hash)
const listeners = new Set<() => void>()

function read(): void {
  place = placeOf(pages.location.href)
  for (const listener of listeners) listener()
}

/** Before anything is drawn; from then on Back closes what lies over the desk first. */
export function openPlaces(): void {
  hearOfLayers(openHistory())
  pages.subscribe(read)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const usePlace = (): DeskPlace => useSyncExternalStore(subscribe, () => place)

/** Where a change of the present place leads. */
export const hrefOf = (next: Partial<DeskPlace>): string => addressOfPlace({ ...place, ...next })

export function goTo(next: Partial<DeskPlace>, { replace }: { replace: boolean } = { replace: false }): void {
  pages[replace ? 'replace' : 'push'](hrefOf(next).slice(1))
}

/** To the address that a log-in leads to. */
export const goToAddress = (address: string): void => pages.replace(address.slice(address.indexOf('#') + 1))
