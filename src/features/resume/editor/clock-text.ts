const two = (part: number) => String(part).padStart(2, '0')

/**
 * A moment by the visitor's own clock: 14:32; with its date on any other day than today.
 * @param moment ISO 8601, or milliseconds since the epoch
 */
export function clockText(moment: string | number): string {
  const date = new Date(moment)
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`
  const isToday = date.toDateString() === new Date().toDateString()
  return isToday ? time : `${two(date.getMonth() + 1)}-${two(date.getDate())} ${time}`
}
