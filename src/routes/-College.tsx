import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { CollegeHead, type CollegeTab } from '../features/jobs/faculty/CollegeHead.tsx'
import { useActors } from '../shared/actors/actors.ts'
import type { CollegeParams } from './-search.ts'

/** Head of the college pages. */
export function College({ tab, from, college }: CollegeParams & { tab: CollegeTab }) {
  const { site } = useActors()
  const info = useSelector(site, (snapshot) => snapshot.context.site)
  const navigate = useNavigate()
  const onCollege = (id: string | undefined) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, college: id, page: undefined })) as never,
      resetScroll: false,
    })
  return (
    info && (
      <CollegeHead
        tab={tab}
        siteName={info.brand.name}
        isFaculty={info.school?.school_type === 2}
        college={college}
        areTabsHidden={from === '3' || from === '4'}
        onCollege={onCollege}
      />
    )
  )
}
