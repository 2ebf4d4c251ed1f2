import { codes } from '../../../contract/codes.ts'
import { Refusal } from '../../platform/http/failures.ts'
import { spend } from '../../platform/http/rate.ts'
import type { Identity } from '../../platform/sessions/sessions.ts'
import type { LoginServices } from './services.ts'
import type { Resume, Student } from './students.ts'

/** The student whom a session belongs to, with the head of the resume. */
export async function requireRegistered({ students }: Pick<LoginServices, 'students'>, { userId }: Identity) {
  const found = await students.find(userId)
  if (!found) throw new Refusal(codes.notLoggedIn)
  return found
}

/**
 * The session's owner, for whom the page means to act.
 * @throws Refusal where it shows somebody else
 */
export function ownerOf(params: { readonly user_id?: string | undefined }, { userId }: Identity): string {
  if (params.user_id !== undefined && params.user_id !== userId) throw new Refusal(codes.notLoggedIn)
  return userId
}

/** One account may step and answer as often; changes of nothing count, too. */
const ANSWERS_A_MINUTE = 60

/**
 * Likewise, who answers an employer once more within the minute.
 * @throws Refusal also where that is too often
 */
export async function answeringOwner(
  { ephemeral }: Pick<LoginServices, 'ephemeral'>,
  params: Parameters<typeof ownerOf>[0],
  caller: Identity,
): Promise<string> {
  const userId = ownerOf(params, caller)
  await spend(ephemeral, 'account', `answer:${userId}`, ANSWERS_A_MINUTE)
  return userId
}

export const flagText = (flag: boolean) => (flag ? '1' : '0')

/** The head of a resume where nothing else of it is wanted; a name means that there is a resume. */
export function headOf(student: Student, resume: Resume | null) {
  const name = resume?.name ?? ''
  return { name, sex: resume?.sex ?? student.sex, has_resume: flagText(name !== '') } as const
}
