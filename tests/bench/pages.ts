import * as v from 'valibot'
import { calls } from '../../contract/calls.ts'

/** By name: the address of a page, below the server's origin at a host. */
export interface MeasuredPage {
  readonly name: string
  readonly host: string
  /** Behind the `#`. */
  readonly route: string
}

/** A home of each kind. */
export const homePages: readonly MeasuredPage[] = [
  { name: 'university', host: 'univ.localhost', route: '/' },
  { name: 'main platform', host: 'main.localhost', route: '/' },
  { name: 'branded', host: 'localhost', route: '/' },
  { name: 'channel', host: 'channel.localhost', route: '/' },
]

/** A list, and a page of one thing: the newest position there is. */
export async function innerPages(port: number): Promise<readonly MeasuredPage[]> {
  const response = await fetch(`http://127.0.0.1:${port}${calls.getHomePositions.path}`)
  const { list } = v.parse(calls.getHomePositions.answer, (await response.json()).data)
  return [
    { name: 'list of positions', host: 'main.localhost', route: '/positionList' },
    { name: 'position', host: 'main.localhost', route: `/job?id=${list[0]?.id}` },
  ]
}

/** `desktop=1` keeps an emulated phone from being sent to the jump page (SITE-5). */
export const addressOf = ({ host, route }: MeasuredPage, port: number): string =>
  `http://${host}:${port}/?desktop=1#${route}`
