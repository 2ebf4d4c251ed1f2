import * as v from 'valibot'
import type { PlacesPort } from '../../../machines/media/playback/playback.ports.ts'
import { readLocal, writeLocal } from './storage.ts'

/** Videos whose places are kept; the one left longest ago is forgotten first. */
const KEPT = 50

const stored = v.array(v.object({ id: v.string(), place: v.number() }))

type Place = v.InferOutput<typeof stored>[number]

function readAll(): Place[] {
  try {
    return v.parse(stored, JSON.parse(readLocal('video_places') ?? '[]'))
  } catch {
    return []
  }
}

const others = (id: string) => readAll().filter((one) => one.id !== id)
const keep = (places: Place[]) => writeLocal('video_places', JSON.stringify(places.slice(-KEPT)))

export const videoPlaces: PlacesPort = {
  read: (id) => readAll().find((one) => one.id === id)?.place ?? 0,
  write: (id, place) => keep([...others(id), { id, place }]),
  remove: (id) => keep(others(id)),
}
