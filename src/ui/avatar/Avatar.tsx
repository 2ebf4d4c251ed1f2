import type { ReactNode } from 'react'
import * as css from './Avatar.css.ts'

interface Look {
  /** Hair behind the face, then in front of it. */
  readonly behind: string
  readonly front: string
  readonly more?: ReactNode
}

const FRINGE = 'M12.5 21c0-6 3-9 8-9 4.5 0 7 3 7 8-4-.5-7-2-9-5-1 3-3 5-6 6z'

const female: readonly [Look, Look, Look] = [
  { behind: 'M9 22c0-9 4-14 11-14s11 5 11 14v8H9z', front: FRINGE },
  {
    behind: 'M10 20c0-8 4-12 10-12s10 4 10 12c0 4-.5 6-1.5 8h-17c-1-2-1.5-4-1.5-8z',
    front: 'M12.5 20.5c0-6 3-9 7.5-9s7.5 3 7.5 9c-2.5-.5-4-1-5-2H17.5c-1 1-2.5 1.5-5 2z',
  },
  {
    behind: 'M11 21c0-8 3.5-12.5 9-12.5S29 13 29 21l-1 5H12zM20 9a4 4 0 1 1 .01 0z',
    front: FRINGE,
  },
]
const male: readonly [Look, Look, Look] = [
  {
    behind: 'M12 20c-.5-8 3-11.5 8-11.5S28.5 12 28 20z',
    front: 'M12.5 18.5c0-5 3-7.5 7.5-7.5s7.5 2.5 7.5 7.5c-1.5-1-2-2-2.5-3.5-3 1-7 1-10 0-.5 1.5-1 2.5-2.5 3.5z',
  },
  {
    behind: 'M12 20c-1-7 2.5-12 8.5-12S29 13 28 20z',
    front: 'M12.5 19c-.5-5 2.5-8.5 8-8.5 4.5 0 7 3 7 8-2-1-3.5-2.5-4.5-4.5-3 2-6.5 3-10.5 5z',
    more: <path className={css.glasses} d="M14 21h5v2.5a2 2 0 0 1-5 0zM21 21h5v2.5a2 2 0 0 1-5 0zM19 21.5h2" />,
  },
  {
    behind: 'M11.5 21c-1.5-8 2-13 8.5-13s10 5 8.5 13z',
    front:
      'M12.5 19.5c0-5 1-7 3-7.5 3-1 6-1 9 0 2 .5 3 2.5 3 7.5-1-1-1.5-2.5-2-4-1 .5-2 .5-3 0-1 .7-2.5.7-3.5 0-1 .5-2 .5-3 0-.7 1.5-2 3-3.5 4z',
  },
]

export interface AvatarProps {
  /** Address of a picture; '' for a drawn one. */
  readonly picture: string
  /** Which drawn ones: '0' male, '1' female. */
  readonly sex: '0' | '1'
  /** Which of the three, modulo 3. */
  readonly index: number
  /** Pixels. */
  readonly size?: number
}

/** A person's picture, or one of six drawn ones. Decorative: the name stands beside it. */
export function Avatar({ picture, sex, index, size = 32 }: AvatarProps) {
  if (picture) return <img className={css.avatar} src={picture} width={size} height={size} alt="" />
  const looks = sex === '1' ? female : male
  const look = looks[(Math.abs(Math.trunc(index)) % 3) as 0 | 1 | 2]
  return (
    <svg className={css.avatar} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect className={sex === '1' ? css.warmGround : css.ground} width="40" height="40" />
      <path className={css.hair} d={look.behind} />
      <path className={css.top} d="M6 42c1-8 6-11 14-11s13 3 14 11z" />
      <path className={css.neck} d="M16 26h8v6c-2 3-6 3-8 0z" />
      <ellipse className={css.skin} cx="20" cy="21" rx="7" ry="8" />
      <path className={css.hair} d={look.front} />
      {look.more}
    </svg>
  )
}
