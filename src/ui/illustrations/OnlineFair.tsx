import { Drawing, type IllustrationProps } from './Drawing.tsx'

/** A fair on a laptop, 384 by 152 units, filling a card from its foot. */
export function OnlineFair(props: IllustrationProps) {
  return <Drawing {...props} id="online-fair" viewBox="0 0 384 152" fit="xMidYMax meet" />
}
