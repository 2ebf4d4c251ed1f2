const kept = new Map<string, HTMLImageElement>()

/** Fetches a picture and holds it, so that it can be drawn once the network is gone. */
export function keepPicture(address: string): void {
  if (!address || kept.has(address)) return
  const picture = new Image()
  kept.set(address, picture)
  // The next dialog asks again.
  picture.onerror = () => kept.delete(address)
  picture.src = address
}
