/**
 * Tells a phone from others without naming it: 16 bits, which many phones share, so that what the browser keeps gives
 * nobody's number away.
 */
export function markOf(phone: string): string {
  let hash = 0x811c9dc5
  for (const character of phone) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(16).padStart(4, '0')
}
