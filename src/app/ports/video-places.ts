import * as z from 'zod/mini'
import type { PlacesPort } from '../../../machines/playback/playback.ports.ts'
import { readLocal, writeLocal } from './storage.ts'

/** Videos whose places are kept; the one left longest ago is forgotten first. */
const KEPT = 50

const stored = z.array(z.tuple([z.string(), z.number()]))

function readAll(): [id: string, place: number][] {
  try {
    return stored.parse(JSON.parse(readLocal('video_places') ?? '[]'))
  } catch {
    return []
  }
}

const others = (id: string) => readAll().filter(([other]) => other !== id)
const keep = (places: [string, number][]) => writeLocal('video_places', JSON.stringify(places.slice(-KEPT)))

export const videoPlaces: PlacesPort = {
  read: (id) => readAll().find(([other]) => other === id)?.[1] ?? 0,
  write: (id, place) => keep([...others(id), [id, place]]),
  remove: (id) => keep(others(id)),
}
