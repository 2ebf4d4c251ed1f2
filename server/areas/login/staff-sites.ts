import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { StaffMember } from './staff.ts'

type Member = Pick<StaffMember, 'loginType' | 'school' | 'faculty' | 'channelName' | 'siteKeys'>

/**
 * Whether a site lets a member of staff in: the main platform everybody, a school's site the school's own and its
 * faculties', a faculty's site the school's own and that faculty's, a channel's its organisers.
 * @param key of the site
 */
export function admits(key: string, { type, school, channel }: SiteInfo, member: Member): boolean {
  if (type === 1 || member.siteKeys.includes(key)) return true
  if (member.loginType === 'channel') return channel !== null && isSameName(channel.channel, member.channelName)
  if (!school || !isSameName(school.school, member.school)) return false
  return school.school_type === 1 || member.faculty === '' || isSameName(school.college, member.faculty)
}

/** An empty name belongs to nobody. */
const isSameName = (one: string, other: string) => one !== '' && one === other
