import * as m from '../../../../messages/compiled/messages.js'
import type { StudentAccount } from '../../../entities/site/account.ts'
import { hrefOf, routesOf } from '../../../entities/site/navigation.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { SendIcon } from '../../../ui/icons/login.tsx'
import { DocumentIcon } from '../../../ui/icons/shell.tsx'
import { AccountDesk, type DeskProps } from './AccountDesk.tsx'
import { Way } from './Way.tsx'

/** A student's ways on: the resume and what became of deliveries. */
export function StudentDesk({ account, onEnter, ...desk }: DeskProps & { readonly account: StudentAccount }) {
  usePreferences()
  const { name, caption, avatar, sex, index, hasResume } = account
  return (
    <AccountDesk
      {...desk}
      picture={<Avatar picture={avatar} sex={sex} index={index} size={56} />}
      name={name}
      caption={caption}
    >
      <Way
        Icon={DocumentIcon}
        title={m.shell_my_resume()}
        text={hasResume ? m.portal_account_resume_text() : m.shell_resume_missing()}
        onPress={() => onEnter('resume')}
      />
      <Way
        Icon={SendIcon}
        title={m.shell_feedback()}
        text={m.portal_account_feedback_text()}
        href={hrefOf(routesOf(desk.site).feedback)}
      />
    </AccountDesk>
  )
}
