import { Drawing, type IllustrationProps } from './Drawing.tsx'

/** A sports hall with its flag, 620 by 240 units, for the head of a page. */
export function GreatHall(props: IllustrationProps) {
  return <Drawing {...props} id="great-hall" viewBox="0 0 620 240" />
}
