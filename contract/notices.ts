import { type DeliveryStep, deliverySteps } from './rules/delivery-steps.ts'

/** Steps of a delivery that its student is told of: those that others take. */
const toldSteps = [
  'view',
  'like',
  'invite',
  'offer',
  'revise',
  'reject',
  'close',
] as const satisfies readonly DeliveryStep[]
export type ToldStep = (typeof toldSteps)[number]
export const isTold = (step: DeliveryStep): step is ToldStep => deliverySteps[step].by !== 'student'

/** What a student is told; of an interview the employer's steps, and that it comes near; of an offer that its answer is due. */
export const noticeKinds = [
  ...toldSteps,
  'move',
  'cancel',
  'dayBefore',
  'hourBefore',
  'offerEnds',
  'searchHits',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Those that a text message can tell too, where the student turned that on. */
export const textedKinds = ['invite', 'offer', 'move', 'cancel', 'hourBefore'] as const satisfies readonly NoticeKind[]
export type TextedKind = (typeof textedKinds)[number]
export const isTexted = (kind: NoticeKind): kind is TextedKind => (textedKinds as readonly NoticeKind[]).includes(kind)

/** What an open page hears has changed; it then reads that anew. An employer's hears of deliveries alone. */
export const liveTopics = ['delivery', 'search', 'notices'] as const
export type LiveTopic = (typeof liveTopics)[number]
/** `all` where it cannot be said what. */
export type Changed = LiveTopic | 'all'
