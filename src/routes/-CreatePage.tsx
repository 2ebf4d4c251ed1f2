import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useActors } from '../features/actors.ts'
import { CreateWays } from '../features/resume/create/CreateWays.tsx'
import type { ResumeDesk } from '../features/resume/desk.ts'
import { ResumePage } from '../features/resume/ResumePage.tsx'
import { FROM_OWN } from './-search.ts'

/** Where a resume begins. */
export function CreatePage({ desk }: { readonly desk: ResumeDesk }) {
  const { site, enter } = useActors()
  const hasAi = useSelector(site, ({ context }) => context.site?.is_open_ai === 1)
  const navigate = useNavigate()
  return (
    <ResumePage desk={desk}>
      {(content) => (
        <CreateWays
          desk={desk}
          content={content}
          hasAi={hasAi}
          onBlank={() => void navigate({ to: '/resume_add', search: FROM_OWN })}
          onConversation={() => enter('aiWriting')}
          onGoOn={() =>
            void navigate(
              content.basic.name.trim() === ''
                ? { to: '/resume_add', search: FROM_OWN }
                : { to: '/resume', search: FROM_OWN },
            )
          }
        />
      )}
    </ResumePage>
  )
}
