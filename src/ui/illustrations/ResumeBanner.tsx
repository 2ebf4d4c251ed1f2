import { Drawing, type IllustrationProps } from './Drawing.tsx'

/** A resume on the ground of the brand colour, 792 by 400 units, kept to the right. */
export function ResumeBanner(props: IllustrationProps) {
  return <Drawing {...props} ground="brand" id="resume" viewBox="0 0 792 400" fit="xMaxYMid slice" />
}
