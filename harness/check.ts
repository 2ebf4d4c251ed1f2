import type { Catalogue } from '../machines/kit/catalogue.ts'
import { delayOf, raisedEvents, stateNodes } from './xstate.ts'

/** @throws where the catalogue and the machine do not speak of the same actors, delays and events */
export function checkCatalogue({ flow, machine, actors, delays, events }: Catalogue): void {
  const complaints: string[] = []
  const nodes = stateNodes(machine)
  const invoked = new Set(nodes.flatMap((node) => node.invoke.map(({ id }) => id)))
  for (const id of invoked) if (!actors[id]) complaints.push(`the catalogue gives no outcomes for the actor ${id}`)
  for (const id of Object.keys(actors)) if (!invoked.has(id)) complaints.push(`no state invokes the actor ${id}`)
  const used = new Set<string>()
  for (const node of nodes) {
    for (const type of node.transitions.keys()) {
      const delay = delayOf(type, node.id)
      if (delay !== undefined) used.add(delay)
    }
  }
  for (const name of used) {
    if (Number.isNaN(Number(name)) && delays[name] === undefined)
      complaints.push(`the catalogue lacks the delay ${name}`)
  }
  const sent = new Set([...events, ...Object.values(actors).flatMap(({ sends = [] }) => sends)].map(({ type }) => type))
  const heard = new Set(
    nodes.flatMap((node) => [...node.transitions.keys()]).filter((type) => !/^xstate\.|^\*?$/.test(type)),
  )
  for (const type of sent) if (!heard.has(type)) complaints.push(`no state hears ${type}`)
  const own = raisedEvents(machine)
  if (own) {
    for (const type of heard) {
      if (!sent.has(type) && !own.includes(type)) complaints.push(`the catalogue never sends ${type}`)
    }
  }
  for (const name of Object.keys(delays)) if (!used.has(name)) complaints.push(`no state waits for the delay ${name}`)
  if (complaints.length > 0) throw new Error(`${flow}: ${complaints.join('; ')}`)
}
