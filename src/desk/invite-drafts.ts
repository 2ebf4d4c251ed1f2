import type { InviteSubject, InviteValues } from '../../machines/interview-invite/interview-invite.types.ts'

const kept = new Map<string, InviteValues>()
const keyOf = ({ deliveryId, invitationId }: InviteSubject) => `${deliveryId} ${invitationId}`

/** What was typed into the forms of interviews and not sent, as long as the page lives. */
export const inviteDrafts = {
  of: (subject: InviteSubject) => kept.get(keyOf(subject)),
  keep: (subject: InviteSubject, values: InviteValues) => void kept.set(keyOf(subject), values),
  forget: (subject: InviteSubject) => void kept.delete(keyOf(subject)),
  clear: () => kept.clear(),
}
