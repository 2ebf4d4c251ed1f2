/** Tells when the browser finds its network again. */
export function watchConnection(back: () => void): () => void {
  addEventListener('online', back)
  return () => removeEventListener('online', back)
}
