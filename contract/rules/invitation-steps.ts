/** How far an invitation to an interview has come; the last four are ends. */
export const invitationStatuses = [
  'invited',
  'rescheduleAsked',
  'accepted',
  'declined',
  'completed',
  'noShow',
  'cancelled',
] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

interface Step {
  readonly by: 'student' | 'employer'
  readonly from: readonly InvitationStatus[]
  readonly to: InvitationStatus
}

/** Every way on from one status to the next; there is no other. */
export const invitationSteps = {
  accept: { by: 'student', from: ['invited'], to: 'accepted' },
  decline: { by: 'student', from: ['invited', 'rescheduleAsked', 'accepted'], to: 'declined' },
  askReschedule: { by: 'student', from: ['invited', 'accepted'], to: 'rescheduleAsked' },
  /** The student takes back having asked for another time. */
  keepTime: { by: 'student', from: ['rescheduleAsked'], to: 'invited' },
  /** Another time or place, to be answered anew. */
  move: { by: 'employer', from: ['invited', 'rescheduleAsked', 'accepted'], to: 'invited' },
  /** The time that the student asked for is kept. */
  agree: { by: 'employer', from: ['rescheduleAsked'], to: 'accepted' },
  cancel: { by: 'employer', from: ['invited', 'rescheduleAsked', 'accepted'], to: 'cancelled' },
  complete: { by: 'employer', from: ['accepted'], to: 'completed' },
  missed: { by: 'employer', from: ['accepted'], to: 'noShow' },
} as const satisfies Record<string, Step>

export type InvitationStep = keyof typeof invitationSteps
export const invitationStepNames = Object.keys(invitationSteps) as [InvitationStep, ...InvitationStep[]]

/** A student's own. */
export const answerSteps = ['accept', 'decline', 'askReschedule', 'keepTime'] as const
export type AnswerStep = (typeof answerSteps)[number]

/** An employer's own that need no more than a word. */
export const deskInvitationSteps = ['cancel', 'complete', 'missed'] as const
export type DeskInvitationStep = (typeof deskInvitationSteps)[number]

export const mayStepInvitation = (from: InvitationStatus, step: InvitationStep): boolean =>
  (invitationSteps[step].from as readonly InvitationStatus[]).includes(from)

/** Where people meet; of both, a place with a link for who cannot come. */
export const interviewModes = ['onsite', 'video'] as const
export type InterviewMode = (typeof interviewModes)[number]

/** What an interview is about. */
export const interviewRounds = ['first', 'technical', 'second', 'group', 'final', 'hr'] as const
export type InterviewRound = (typeof interviewRounds)[number]

/** Minutes that an interview may take. */
export const interviewMinutes = [15, 30, 45, 60, 90, 120] as const
export type InterviewMinutes = (typeof interviewMinutes)[number]

/** Characters of the name of whom to ask for, and of their telephone number. */
export const INTERVIEWER_MAX = 40
export const CONTACT_PHONE_MAX = 30

/** Whom to ask for and their number; '' for nobody. */
export const contactText = (interviewer: string, phone: string): string =>
  [interviewer, phone].filter(Boolean).join(' ')

/** Characters of the address, and of the link of a video. */
export const PLACE_MAX = 120
export const LINK_MAX = 300
