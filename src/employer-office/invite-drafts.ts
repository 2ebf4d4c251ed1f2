import type {
  InviteSubject,
  InviteValues,
} from '../../machines/employer-office/interview-invite/interview-invite.types.ts'

const kept = new Map<string, InviteValues>()
/** What was sent last, as long as it may be taken back. */
let sent: { readonly subject: InviteSubject; readonly values: InviteValues } | null = null
const keyOf = ({ deliveryId, invitationId }: InviteSubject) => `${deliveryId} ${invitationId}`

/** What was typed into the forms of interviews and not sent, or taken back, as long as the page lives. */
export const inviteDrafts = {
  of: (subject: InviteSubject) => kept.get(keyOf(subject)),
  keep: (subject: InviteSubject, values: InviteValues) => void kept.set(keyOf(subject), values),
  forget(subject: InviteSubject) {
    const values = kept.get(keyOf(subject))
    sent = values ? { subject, values } : null
    kept.delete(keyOf(subject))
  },
  /** Something else is decided: what was sent cannot be taken back any more. */
  settle() {
    sent = null
  },
  /** What was sent is taken back. @param ids of deliveries */
  restore(ids: readonly string[]) {
    if (sent && ids.includes(sent.subject.deliveryId)) kept.set(keyOf(sent.subject), sent.values)
    sent = null
  },
  clear() {
    kept.clear()
    sent = null
  },
}
