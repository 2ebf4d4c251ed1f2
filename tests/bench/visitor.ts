import * as v from 'valibot'
import { calls } from '../../contract/calls.ts'
import { Connection } from './connection.ts'
import { requestOf } from './request.ts'

/** A browser that shows a login code of its own and waits for the phone. */
export interface Visitor {
  readonly connection: Connection
  /** The poll, ready to be sent. */
  readonly poll: Buffer
}

let visitors = 0

/** An address that nobody came from yet, as limits count by it. */
export function newAddress(): string {
  visitors += 1
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
}

export async function openVisitor(port: number): Promise<Visitor> {
  const connection = new Connection(port)
  const host = `univ.localhost:${port}`
  const { head, body } = await connection.ask(requestOf(calls.getLoginQrCode, { page: '/' }, host, '', newAddress()))
  const [, cookie = ''] = /set-cookie: (browser_id=[^;]+)/i.exec(head) ?? []
  const { code, data } = JSON.parse(body)
  if (code !== 0) throw new Error(`no login code: ${body}`)
  const { UUID } = v.parse(calls.getLoginQrCode.answer, data)
  return { connection, poll: requestOf(calls.loginByQrCode, { uuid: UUID }, host, cookie) }
}

/** Opens many, a few at a time. */
export async function openVisitors(port: number, count: number): Promise<Visitor[]> {
  const visitors: Visitor[] = []
  while (visitors.length < count) {
    const some = Math.min(50, count - visitors.length)
    visitors.push(...(await Promise.all(Array.from({ length: some }, () => openVisitor(port)))))
  }
  return visitors
}

/** Whether an answer to a poll is what a waiting visitor gets. */
export const isWaiting = (body: string): boolean => body.includes('"status":"waiting"')
