import { Drawing, type IllustrationProps } from './Drawing.tsx'

/** A fair hall, 384 by 152 units, filling a card from its foot. */
export function Hall(props: IllustrationProps) {
  return <Drawing {...props} id="hall" viewBox="0 0 384 152" fit="xMidYMax meet" />
}
