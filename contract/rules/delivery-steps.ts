/** How far a delivery has come. */
export const deliveryStatuses = [
  'submitted',
  'viewed',
  'interested',
  'interview',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
  'declined',
  'closed',
] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Nothing comes after these. */
export const endedStatuses = [
  'hired',
  'rejected',
  'withdrawn',
  'declined',
  'closed',
] as const satisfies readonly DeliveryStatus[]
export const isEnded = (status: DeliveryStatus): boolean =>
  (endedStatuses as readonly DeliveryStatus[]).includes(status)

/** Who takes a step; `system` is a position that closes. */
export type DeliveryActor = 'student' | 'employer' | 'system'

interface Step {
  readonly by: DeliveryActor
  readonly from: readonly DeliveryStatus[]
  readonly to: DeliveryStatus
}

/** Every way on from one status to the next; there is no other. */
export const deliverySteps = {
  view: { by: 'employer', from: ['submitted'], to: 'viewed' },
  like: { by: 'employer', from: ['submitted', 'viewed'], to: 'interested' },
  invite: { by: 'employer', from: ['submitted', 'viewed', 'interested', 'interview'], to: 'interview' },
  offer: { by: 'employer', from: ['viewed', 'interested', 'interview'], to: 'offer' },
  /** Other terms, as long as the student has not answered. */
  revise: { by: 'employer', from: ['offer'], to: 'offer' },
  reject: { by: 'employer', from: ['submitted', 'viewed', 'interested', 'interview'], to: 'rejected' },
  accept: { by: 'student', from: ['offer'], to: 'hired' },
  decline: { by: 'student', from: ['offer'], to: 'declined' },
  withdraw: { by: 'student', from: ['submitted', 'viewed', 'interested', 'interview'], to: 'withdrawn' },
  close: { by: 'system', from: ['submitted', 'viewed', 'interested'], to: 'closed' },
} as const satisfies Record<string, Step>

export type DeliveryStep = keyof typeof deliverySteps

/**
 * A student's own: taking a delivery back, taking an offer, turning it down; and once it has ended, revoking what was
 * sent, which changes nothing of how it stands.
 */
export const ownSteps = ['withdraw', 'accept', 'decline', 'revoke'] as const
export type OwnStep = (typeof ownSteps)[number]

/** What happened to a delivery: it was sent, and then a step at a time. */
export type DeliveryEventKind = 'submit' | DeliveryStep
export const deliveryEventKinds = ['submit', ...(Object.keys(deliverySteps) as DeliveryStep[])] as const

export const mayStep = (from: DeliveryStatus, step: DeliveryStep): boolean =>
  (deliverySteps[step].from as readonly DeliveryStatus[]).includes(from)

export const mayTake = (from: DeliveryStatus, step: OwnStep): boolean =>
  step === 'revoke' ? isEnded(from) : mayStep(from, step)

/** Steps that say what is offered. */
export const isOffering = (step: DeliveryEventKind): boolean => step === 'offer' || step === 'revise'

/** Where an event leaves a delivery. */
export const statusAfter = (kind: DeliveryEventKind): DeliveryStatus =>
  kind === 'submit' ? 'submitted' : deliverySteps[kind].to

/** What a list of deliveries is narrowed to (JOB-5): all, or those that stand at one of these; `over` is in no tab of its own. */
export const deliveryTabs = {
  all: deliveryStatuses,
  unread: ['submitted'],
  viewed: ['viewed', 'interested'],
  interview: ['interview'],
  rejected: ['rejected'],
  offer: ['offer', 'hired', 'declined'],
  over: ['withdrawn', 'closed'],
} as const satisfies Record<string, readonly DeliveryStatus[]>
export type DeliveryTab = keyof typeof deliveryTabs
export const deliveryTabNames = Object.keys(deliveryTabs) as [DeliveryTab, ...DeliveryTab[]]

/** What an employer's list is narrowed to, likewise. */
export const deskTabs = {
  all: deliveryStatuses,
  unread: ['submitted'],
  interested: ['interested'],
  interview: ['interview'],
  offer: ['offer', 'hired', 'declined'],
  rejected: ['rejected'],
} as const satisfies Record<string, readonly DeliveryStatus[]>
export type DeskTab = keyof typeof deskTabs
export const deskTabNames = Object.keys(deskTabs) as [DeskTab, ...DeskTab[]]

/** Seconds in which an employer can take a step back; until then nobody is told of it. */
export const STEP_UNDO_SECONDS = 10

/** Events of a delivery that are listed at most, the newest; of its interviews likewise. */
export const EVENTS_LISTED = 200

/** Deliveries of a student within an hour at most. */
export const DELIVERIES_AN_HOUR = 20

/** Characters of what an offer says of the pay. */
export const SALARY_MAX = 60

/** Characters of what may be said beside a resume. */
export const MESSAGE_MAX = 200
